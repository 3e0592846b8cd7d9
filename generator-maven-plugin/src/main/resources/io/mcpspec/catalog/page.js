// The page can be read without this. It searches.
"use strict";

const entries = [...document.querySelectorAll(".entry")];
const search = document.getElementById("search");

function filter() {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const entry of entries) {
    const text = entry.textContent.toLowerCase();
    entry.hidden = !words.every((word) => text.includes(word));
    shown += entry.hidden ? 0 : 1;
  }
  document.getElementById("found").textContent = words.length ? `${shown} of ${entries.length}` : "";
}

document.getElementById("filter").hidden = false;
document.getElementById("filter").addEventListener("submit", (event) => event.preventDefault());
search.addEventListener("input", filter);
addEventListener("hashchange", () => {
  search.value = "";
  filter();
});
