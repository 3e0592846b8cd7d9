// Before the page is drawn: the theme that the reader chose, if any.
(() => {
  try {
    const chosen = localStorage.getItem("theme");
    if (chosen) {
      document.documentElement.dataset.theme = chosen;
    }
  } catch {
    // A browser that keeps nothing shows the system's theme.
  }
})();
