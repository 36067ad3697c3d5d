((t) => {
  try {
    t = localStorage.getItem("golf.theme");
  } catch {}
  document.documentElement.dataset.theme =
    t || (matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark");
})();
