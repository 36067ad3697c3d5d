((t) => {
  try {
    t = localStorage.getItem("golf.theme");
  } catch {}
  document.documentElement.dataset.theme =
    t || (matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark");
})();
// What locks the page behind a dialog is a style element, which the policy knows by this name.
window.__webpack_nonce__ = document.querySelector("meta[property=csp-nonce]")?.nonce;
