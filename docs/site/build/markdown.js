import hljs from "highlight.js/lib/common";
import MarkdownIt from "markdown-it";

const LANGUAGES = { sh: "bash", console: "shell", jsonl: "json", cmd: "plaintext" };

function highlight(code, language) {
  const known = LANGUAGES[language] ?? language;
  return hljs.getLanguage(known) ? hljs.highlight(code, { language: known }).value : "";
}

/** The anchor of a heading, by the rule of code hosts, so that links work there and here. */
export function slug(text) {
  return text.toLowerCase().replace(/[^\p{L}\p{N}\p{M}\p{Pc} -]/gu, "").replace(/ /g, "-");
}

/** The text of an inline token as a reader sees it. */
export function plain(token) {
  return token.children.map((child) => child.type === "image" ? "" : child.content || "")
      .join("").replace(/\s+/g, " ").trim();
}

function anchors(state) {
  const used = new Map();
  state.tokens.forEach((token, i) => {
    if (token.type === "heading_open") {
      const name = slug(plain(state.tokens[i + 1]));
      const again = used.get(name) ?? 0;
      used.set(name, again + 1);
      token.attrSet("id", again === 0 ? name : `${name}-${again}`);
    }
  });
}

/** Inline code that is the code of a finding or rule leads to its page. */
function explainedCodes(state) {
  for (const block of state.tokens.filter((token) => token.type === "inline")) {
    let depth = 0;
    block.children = block.children.flatMap((token) => {
      depth += token.type === "link_open" ? 1 : token.type === "link_close" ? -1 : 0;
      const href = token.type === "code_inline" && depth === 0 && state.env.codeLink(token.content);
      return href ? linked(state, token, href) : [token];
    });
  }
}

function linked(state, token, href) {
  const open = new state.Token("link_open", "a", 1);
  open.attrSet("href", href);
  return [open, token, new state.Token("link_close", "a", -1)];
}

/** Rules name each other in a line of their own: `Mirror: A03, A05`. */
function mirrors(state) {
  for (const block of state.tokens.filter((token) => token.type === "inline")) {
    const text = block.children.length === 1 ? block.children[0].content : "";
    if (/^Mirror: [A-Z]\d\d/.test(text)) {
      const ids = text.slice("Mirror: ".length).split(", ");
      block.content = "Mirror: " + ids.map((id) => `\`${id}\``).join(", ");
      block.children = state.md.parseInline(block.content, state.env)[0].children;
    }
  }
}

function links(state) {
  const parts = state.tokens.flatMap((token) => token.children ?? []);
  for (const token of parts) {
    for (const name of ["href", "src"]) {
      const address = token.attrGet?.(name);
      if (address) {
        token.attrSet(name, state.env.link(address, name));
      }
    }
  }
}

const md = new MarkdownIt({ html: true, highlight });
md.core.ruler.push("anchors", anchors);
md.core.ruler.push("links", links);
md.core.ruler.push("mirrors", mirrors);
md.core.ruler.push("explained-codes", explainedCodes);
md.renderer.rules.table_open = () => '<div class="scroll" tabindex="0" role="region" aria-label="Table"><table>';
md.renderer.rules.table_close = () => "</table></div>";
md.renderer.rules.heading_close = (tokens, i) => {
  const id = tokens[i - 2].attrGet("id");
  return ` <a class="anchor" href="#${id}" aria-label="Link to this section">#</a></${tokens[i].tag}>`;
};

/**
 * Renders a text.
 *
 * @param env `link(address, attribute)` answers where a link leads; `codeLink(code)` the page of a finding, or nothing
 */
export function render(text, env) {
  const tokens = md.parse(text, env);
  return { html: md.renderer.render(tokens, md.options, env), tokens };
}

export const renderCode = (text, language) =>
    `<pre><code>${highlight(text, language) || md.utils.escapeHtml(text)}</code></pre>`;
