// The page can be read without this. It searches, folds and unfolds, and remembers the colours that were chosen.
"use strict";

const all = (selector, within = document) => [...within.querySelectorAll(selector)];
const byId = (id) => document.getElementById(id);

// Colours

const THEMES = ["auto", "light", "dark"];

function remembered() {
  try {
    return localStorage.getItem("review-theme") || "auto";
  } catch (refused) {
    return "auto"; // a browser may keep files from storing anything
  }
}

function remember(theme) {
  try {
    localStorage.setItem("review-theme", theme);
  } catch (refused) {
    // the choice then lasts as long as the page
  }
}

function show(theme) {
  if (theme === "auto") {
    delete document.documentElement.dataset.theme;
  } else {
    document.documentElement.dataset.theme = theme;
  }
  byId("theme").textContent = `Theme: ${theme}`;
}

function startThemes() {
  let theme = THEMES.includes(remembered()) ? remembered() : "auto";
  show(theme);
  byId("theme").hidden = false;
  byId("theme").addEventListener("click", () => {
    theme = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length];
    show(theme);
    remember(theme);
  });
}

// Folding

/** Shows what a link leads to, though it be folded or filtered out. */
function reveal(element) {
  for (let around = element; around; around = around.parentElement) {
    if (around.hasAttribute("data-filtered")) {
      around.hidden = false;
    }
    if (around.tagName === "DETAILS") {
      around.open = true;
    }
  }
}

function goTo(fragment) {
  const place = byId(decodeURIComponent(fragment.slice(1)));
  if (place) {
    reveal(place);
    place.scrollIntoView();
  }
}

function startLinks() {
  window.addEventListener("hashchange", () => goTo(location.hash));
  document.addEventListener("click", (event) => {
    const link = event.target.closest('a[href^="#"]');
    if (link && link.hash === location.hash) {
      goTo(link.hash); // the browser sees no change, but the place may have been folded since
    }
  });
  goTo(location.hash);
}

// Search

function startSearch() {
  const form = byId("filter");
  const search = byId("search");
  const findings = all(".finding");
  const sections = all(".section, .tool");
  const texts = new Map([...findings, ...sections].map((part) => [part, part.textContent.toLowerCase()]));

  const keep = (part, stays) => {
    part.hidden = !stays;
    part.toggleAttribute("data-filtered", !stays);
  };

  const filter = () => {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const levels = new Set(all("input[name=level]:checked", form).map((box) => box.value));
    const says = (part) => words.every((word) => texts.get(part).includes(word));
    findings.forEach((finding) => keep(finding, levels.has(finding.dataset.level) && says(finding)));
    sections.forEach((section) => keep(section, says(section)));
    all(".rule, .group").forEach((whole) => keep(whole, all(".finding:not([hidden])", whole).length > 0));
    if (words.length > 0) {
      all(".rule:not([hidden])").forEach((rule) => { rule.open = true; });
    }
    const found = (parts) => parts.filter((part) => !part.hidden).length;
    const narrowed = words.length > 0 || levels.size < 4;
    byId("found").textContent = narrowed
      ? `${found(findings)} of ${findings.length} findings, ${found(sections)} of ${sections.length} sections and tools`
      : "";
  };

  form.hidden = false;
  form.addEventListener("input", filter);
  form.addEventListener("submit", (event) => event.preventDefault());
  document.addEventListener("keydown", (event) => {
    if (event.key === "/" && document.activeElement !== search && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      search.focus();
    } else if (event.key === "Escape" && document.activeElement === search) {
      search.value = "";
      filter();
    }
  });
  byId("expand").addEventListener("click", () => all("main details").forEach((part) => { part.open = true; }));
  byId("collapse").addEventListener("click", () => all("main details").forEach((part) => { part.open = false; }));
}

startThemes();
if (byId("filter")) {
  startSearch();
}
if (window.matchMedia("(max-width: 68rem)").matches) {
  all(".contents details").forEach((contents) => { contents.open = false; });
}
window.addEventListener("beforeprint", () => {
  all(".rule, .tool, .section:not(.same)").forEach((changed) => { changed.open = true; });
});
startLinks();
