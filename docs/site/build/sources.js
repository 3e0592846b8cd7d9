import { posix } from "node:path";
import { foldersBelow, list, read } from "./repository.js";

const RESOURCES = "generator-maven-plugin/src/main/resources/io/mcpspec";
const RULES = "generator-maven-plugin/src/main/java/io/mcpspec/release/finding/Rule.java";

/** The folders whose pages the command `explain` prints, by their parent; others are found by their name. */
const FAMILIES = {
  diagnostic: { kind: "finding", folder: "findings", title: "Spec findings",
    intro: "What `check` and `generate` report about a spec. The code is in brackets after each finding." },
  "release/finding": { kind: "rule", folder: "rules", title: "Release rules",
    intro: "What `diff` and `pin` report about a change." },
};

const GUIDES = ["install", "first-server", "add-a-tool", "prompt", "releases", "ci", "adopt", "mock", "http"];
const REFERENCE = ["command", "command-options", "spec-format", "release-diff", "lint", "reports", "server-options", "http"];

/** A text of the repository that becomes a page: where it is, its address in the site, and its place in the menu. */
const source = (path, url, section, extra = {}) => ({ path, url, section, ...extra });

const inFolder = (folder, first, section) => {
  const names = list(folder).filter((name) => name.endsWith(".md")).map((name) => name.slice(0, -3));
  const rank = (name) => (first.indexOf(name) + 1) || first.length + 1;
  names.sort((one, other) => rank(one) - rank(other) || one.localeCompare(other));
  return names.map((name) => source(`${folder}/${name}.md`, `${posix.basename(folder)}/${name}.html`, section));
};

/** The families of explained codes: each has an overview, and a page for each code. */
export function families() {
  return foldersBelow(RESOURCES)
      .filter((folder) => ["explain", "rules"].includes(posix.basename(folder)))
      .map((folder) => {
        const parent = posix.dirname(posix.relative(RESOURCES, folder));
        const name = parent.split("/")[0];
        const title = name[0].toUpperCase() + name.slice(1) + " rules";
        const made = { kind: name, folder: name, title, intro: "What `" + name + "` reports." };
        return { path: folder, ...(FAMILIES[parent] ?? made) };
      });
}

export function explained(family) {
  return list(family.path).filter((name) => name.endsWith(".md")).map((name) => {
    const code = name.slice(0, -3);
    return source(`${family.path}/${name}`, `${family.folder}/${code}.html`, "Reference", { code, family });
  });
}

/** All pages made of one Markdown file, in the menu's order. */
export function markdownSources() {
  return [
    source("README.md", "index.html", "Start", { label: "Overview" }),
    ...inFolder("docs/guide", GUIDES, "Guides"),
    ...inFolder("docs/reference", REFERENCE, "Reference"),
    source("ARCHITECTURE.md", "explanation/architecture.html", "Explanation"),
    source("docs/bench.md", "explanation/bench.html", "Explanation"),
    source("CONTRIBUTING.md", "explanation/contributing.html", "Explanation"),
    ...inFolder("docs/decisions", [], "Explanation")
        .map((decision) => ({ ...decision, url: "explanation/" + decision.url, parent: "docs/decisions" })),
  ];
}

/** The levels of each rule of the diff, as the code declares them. */
export function ruleLevels() {
  const rows = [...read(RULES).matchAll(/\("([A-Z]\d\d)", of\(([A-Z, ]+)\)/g)];
  return new Map(rows.map(([, id, levels]) => [id, levels.split(", ")]));
}
