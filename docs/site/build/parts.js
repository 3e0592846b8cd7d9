import { plain } from "./markdown.js";

/** A page cut at its headings: what the search finds, and the table of contents. */
export function parts(tokens) {
  const found = [{ heading: "", id: "", level: 1, text: [] }];
  tokens.forEach((token, i) => {
    if (token.type === "heading_open") {
      const level = Number(token.tag.slice(1));
      found.push({ heading: plain(tokens[i + 1]), id: token.attrGet("id"), level, text: [] });
    } else if (token.type === "inline" && tokens[i - 1]?.type !== "heading_open") {
      found.at(-1).text.push(plain(token));
    } else if (token.type === "fence") {
      found.at(-1).text.push(token.content);
    }
  });
  return found.filter((part) => part.heading || part.text.length > 0)
      .map((part) => ({ ...part, text: part.text.join(" ") }));
}

/** The first sentence of a page, for overviews and for search engines. */
export function summary(tokens) {
  const at = tokens.findIndex((token, i) => token.type === "inline" && tokens[i - 1].type === "paragraph_open");
  const text = at < 0 ? "" : plain(tokens[at]);
  return /^.*?[.:?](?= |$)/.exec(text)?.[0] ?? text;
}
