import { posix } from "node:path";
import { read } from "./repository.js";

const RULE_GROUPS = {
  S: "Server", T: "Tools", I: "Input", O: "Output", A: "Hints", P: "Prompts", R: "Resources",
  K: "Package and lock", X: "Exceptions",
};

const title = (text) => /^# (.*)$/m.exec(text)[1];
const paragraph = (text) => text.split(/\n\n+/).find((part) => !part.startsWith("#"))?.replace(/\n/g, " ") ?? "";
const sentence = (text) => /^.*?[.:?](?= |$)/.exec(paragraph(text))?.[0] ?? paragraph(text);

function row(source, levels) {
  const text = read(source.path);
  const shown = levels.get(source.code)?.map((level) => `<span class="level ${level}">${level}</span>`).join(" ");
  const link = `[${title(text)}](${posix.basename(source.path)})`;
  return shown ? `| ${link} | ${shown} | ${sentence(text)} |` : `| ${link} | ${sentence(text)} |`;
}

function table(sources, levels) {
  const withLevels = sources.some((source) => levels.has(source.code));
  const head = withLevels ? "| rule | level | why |\n|---|---|---|" : "| code | meaning |\n|---|---|";
  return [head, ...sources.map((source) => row(source, levels))].join("\n");
}

/** Pages that list other pages; they are Markdown like the rest. */
export const overview = {
  decisions(sources) {
    const rows = sources.filter((source) => source.parent === "docs/decisions").map((source) => {
      const text = read(source.path);
      return `- [${title(text)}](${posix.basename(source.path)}): ${sentence(text)}`;
    });
    return `# Decisions\n\nChoices that look odd at first, and why they were made.\n\n${rows.join("\n")}\n`;
  },

  family(family, sources, levels) {
    const intro = `# ${family.title}\n\n${family.intro} \`explain CODE\` prints the same pages.\n\n`;
    const letters = [...new Set(sources.map((source) => source.code[0]))];
    if (!sources.every((source) => /^[A-Z]\d\d$/.test(source.code)) || letters.some((one) => !RULE_GROUPS[one])) {
      return intro + table(sources, levels) + "\n";
    }
    const chapters = Object.keys(RULE_GROUPS).filter((letter) => letters.includes(letter)).map((letter) =>
        `## ${RULE_GROUPS[letter]}\n\n${table(sources.filter((source) => source.code[0] === letter), levels)}\n`);
    return intro + chapters.join("\n");
  },
};
