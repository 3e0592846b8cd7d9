import { posix } from "node:path";
import { render, renderCode } from "./markdown.js";
import { parts, summary } from "./parts.js";
import { exists, filesBelow, isFolder, list, read } from "./repository.js";
import { explained, families, markdownSources, ruleLevels } from "./sources.js";
import { overview } from "./overviews.js";

const SECTIONS = ["Start", "Guides", "Reference", "Explanation"];

/** All pages of the site. A link to nothing ends the build. */
export function readPages() {
  const site = new Site();
  const pages = site.sources.map((source) => site.page(source));
  for (let path = site.linked.next(); path; path = site.linked.next()) {
    pages.push(site.file(path));
  }
  const menu = SECTIONS.map((title) => ({ title,
    pages: pages.filter((page) => page.section === title && !page.parent && !page.code) }));
  const guides = menu.flatMap((section) => section.title === "Guides" ? section.pages : []);
  return pages.map((page) => ({ ...page, menu, siblings: siblings(page, pages), ...neighbours(page, guides) }));
}

const siblings = (page, pages) => pages.filter((other) => page.parent && other.parent === page.parent);

function neighbours(page, guides) {
  const at = guides.findIndex((guide) => guide.url === page.url);
  return at < 0 ? {} : { previous: guides[at - 1], next: guides[at + 1] };
}

/** The files that pages link to and that have no page of their own yet, each once. */
class Queue {
  seen = new Set();
  waiting = [];

  add(path) {
    if (!this.seen.has(path)) {
      this.seen.add(path);
      this.waiting.push(path);
    }
  }

  next() {
    return this.waiting.shift();
  }
}

class Site {
  linked = new Queue();

  constructor() {
    this.levels = ruleLevels();
    const made = families();
    const codes = made.flatMap((family) => explained(family).map((code) => ({ ...code, parent: family.path })));
    this.sources = [
      ...markdownSources(),
      { path: "docs/decisions", url: "explanation/decisions.html", section: "Explanation",
        text: overview.decisions(markdownSources()) },
      ...made.map((family) => ({ path: family.path, url: `${family.folder}.html`, section: "Reference",
        text: overview.family(family, codes.filter((code) => code.family === family), this.levels) })),
      ...codes,
    ];
    this.urls = new Map(this.sources.map((source) => [source.path, source.url]));
    this.codes = new Map(codes.map((code) => [code.code, code.url]));
  }

  page(source) {
    const { html, tokens } = render(source.text ?? read(source.path), this.environment(source));
    const [top, ...rest] = parts(tokens);
    return { ...source, html, title: top.heading, label: source.label ?? top.heading, summary: summary(tokens),
      parts: [top, ...rest], contents: rest.filter((part) => part.level <= 3), levels: this.levels.get(source.code),
      root: "../".repeat(source.url.split("/").length - 1) };
  }

  environment(source) {
    const here = posix.dirname(source.url);
    const to = (url) => posix.relative(here, url);
    return {
      link: (address, attribute) => this.link(source, address, attribute, to),
      codeLink: (code) => this.codes.has(code) && code !== source.code && to(this.codes.get(code)),
    };
  }

  link(source, address, attribute, to) {
    if (/^[a-z]+:|^#/.test(address)) {
      return address;
    }
    const [path, anchor] = address.split("#");
    const target = posix.join(isFolder(source.path) ? source.path : posix.dirname(source.path), path);
    if (!exists(target)) {
      throw new Error(`${source.path} links to ${address}, but there is no ${target}. Correct the link.`);
    }
    if (attribute === "src") {
      return to(posix.join("images", posix.basename(target)));
    }
    return to(this.url(target)) + (anchor ? "#" + anchor : "");
  }

  /** The page of a file; a file that is none yet becomes one. */
  url(path) {
    const known = path.replace(/\/$/, "");
    if (this.urls.has(known)) {
      return this.urls.get(known);
    }
    this.linked.add(known);
    return `files/${known}.html`;
  }

  /** A file of the repository as a page, or a folder with its files. */
  file(path) {
    const url = `files/${path}.html`;
    const to = (other) => posix.relative(posix.dirname(url), this.url(other));
    const html = isFolder(path)
      ? `<ul class="files">${filesBelow(path).map((file) =>
          `<li><a href="${to(file)}">${posix.relative(path, file)}</a></li>`).join("\n")}</ul>`
      : renderCode(read(path), posix.extname(path).slice(1));
    return { path, url, section: "Files", title: path, label: path, summary: "", parts: [], contents: [],
      html: `<h1>${path}</h1>\n${html}`, root: "../".repeat(url.split("/").length - 1) };
  }
}
