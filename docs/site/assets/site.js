(() => {
  "use strict";
  const root = document.documentElement.dataset.root;
  const phone = matchMedia("(max-width: 48rem)");

  // The menu is open beside the text and closed above it.
  const menu = document.querySelector(".menu details");
  const fold = () => { menu.open = !phone.matches; };
  phone.addEventListener("change", fold);
  fold();
  document.querySelector(".menu [aria-current]")?.scrollIntoView({ block: "nearest" });
  scrollTo(0, 0);
  if (location.hash) {
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  }

  // The theme: the system's until the reader chooses another.
  const theme = document.getElementById("theme");
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const current = () => document.documentElement.dataset.theme ?? (dark.matches ? "dark" : "light");
  const other = () => (current() === "dark" ? "light" : "dark");
  const label = () => { theme.textContent = other() === "dark" ? "Dark" : "Light"; };
  theme.addEventListener("click", () => {
    document.documentElement.dataset.theme = other();
    try {
      localStorage.setItem("theme", current());
    } catch {
      // The choice lasts as long as the page.
    }
    label();
  });
  theme.setAttribute("aria-label", "Switch between light and dark");
  theme.hidden = false;
  dark.addEventListener("change", label);
  label();

  // Code can be copied.
  for (const pre of document.querySelectorAll("article pre")) {
    const box = document.createElement("div");
    box.className = "code";
    pre.replaceWith(box);
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    button.textContent = "Copy";
    button.addEventListener("click", async () => {
      button.textContent = (await copy(pre)) ? "Copied" : "Press Ctrl+C";
      setTimeout(() => { button.textContent = "Copy"; }, 2000);
    });
    box.append(pre, button);
    pre.tabIndex = 0;
  }

  async function copy(pre) {
    try {
      await navigator.clipboard.writeText(pre.textContent.trimEnd());
      return true;
    } catch {
      getSelection().selectAllChildren(pre); // no permission: the older way, or at least a selection
      return document.execCommand("copy");
    }
  }

  // The contents of the page show where the reader is.
  const entries = [...document.querySelectorAll(".contents a")];
  const headings = entries.map((entry) => document.getElementById(decodeURIComponent(entry.hash.slice(1))));
  const follow = () => {
    const passed = headings.filter((heading) => heading.getBoundingClientRect().top < 120).length;
    entries.forEach((entry, i) => entry.toggleAttribute("aria-current", i === Math.max(0, passed - 1)));
  };
  if (entries.length > 0) {
    addEventListener("scroll", follow, { passive: true });
    follow();
  }

  // The search; its data are a script, because pages opened from a disk may not fetch files.
  const input = document.getElementById("search");
  const list = document.getElementById("results");
  let engine;
  let selected = -1;
  document.querySelector(".search").hidden = false;

  const load = (name) => new Promise((done, failed) => {
    const script = document.createElement("script");
    script.src = `${root}assets/${name}`;
    script.onload = done;
    script.onerror = () => failed(new Error(`${script.src} cannot be loaded`));
    document.head.append(script);
  });

  function ready() {
    engine ??= Promise.all([load("minisearch.js"), load("search-data.js")]).then(() => {
      const search = new MiniSearch({
        fields: ["page", "heading", "text"],
        storeFields: ["url", "page", "heading", "section", "text"],
        searchOptions: { boost: { page: 4, heading: 3 }, prefix: true, fuzzy: 0.15, combineWith: "AND" },
      });
      search.addAll(window.searchDocuments);
      return search;
    });
    return engine;
  }

  function excerpt(found) {
    const text = found.text;
    const at = Math.max(0, ...found.terms.map((term) => text.toLowerCase().indexOf(term)));
    const from = at < 60 ? 0 : text.indexOf(" ", at - 50) + 1;
    return (from > 0 ? "… " : "") + text.slice(from, from + 130) + (text.length > from + 130 ? " …" : "");
  }

  function marked(text, terms) {
    const pattern = terms.map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
    return text.split(new RegExp(`(${pattern})`, "gi")).map((part, i) => {
      const node = document.createElement(i % 2 ? "mark" : "span");
      node.textContent = part;
      return node;
    });
  }

  function entry(found, i) {
    const item = document.createElement("li");
    item.id = `result-${i}`;
    item.role = "option";
    const link = document.createElement("a");
    link.href = root + found.url;
    link.tabIndex = -1;
    const title = document.createElement("strong");
    title.textContent = found.heading === found.page ? found.page : `${found.page} › ${found.heading}`;
    const text = document.createElement("small");
    text.append(...marked(excerpt(found), found.terms));
    link.append(title, text);
    item.append(link);
    return item;
  }

  function select(index) {
    const items = [...list.querySelectorAll("li[role=option]")];
    selected = items.length === 0 ? -1 : (index + items.length) % items.length;
    items.forEach((item, i) => item.setAttribute("aria-selected", String(i === selected)));
    items[selected]?.scrollIntoView({ block: "nearest" });
    input.setAttribute("aria-activedescendant", items[selected]?.id ?? "");
  }

  function show(open) {
    list.hidden = !open;
    input.setAttribute("aria-expanded", String(open));
  }

  async function find() {
    const words = input.value.trim();
    if (!words) {
      return show(false);
    }
    const search = await ready();
    if (input.value.trim() !== words) {
      return undefined; // the reader typed on
    }
    const found = search.search(words).slice(0, 12);
    list.replaceChildren(...found.map(entry));
    if (found.length === 0) {
      const none = document.createElement("li");
      none.append(Object.assign(document.createElement("p"), { textContent: `Nothing found for “${words}”.` }));
      list.append(none);
    }
    select(0);
    return show(true);
  }

  input.addEventListener("focus", ready);
  input.addEventListener("input", find);
  input.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      select(selected + (event.key === "ArrowDown" ? 1 : -1));
    } else if (event.key === "Escape") {
      input.value = "";
      show(false);
    }
  });
  document.querySelector(".search").addEventListener("submit", (event) => {
    event.preventDefault();
    list.querySelector("[aria-selected=true] a")?.click();
  });
  addEventListener("click", (event) => {
    if (!event.target.closest(".search")) {
      show(false);
    }
  });
  list.addEventListener("click", () => show(false));
  addEventListener("keydown", (event) => {
    const typing = event.target.closest?.("input, textarea, select");
    if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      input.focus();
    }
  });
})();
