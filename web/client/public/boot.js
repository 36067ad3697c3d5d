((d, t) => {
  try {
    t = localStorage["golf.theme"];
    const known = /^golf\.(developmentUser|signOuts|waitingScores|scoredCards)/;
    if (Object.keys(localStorage).some((key) => known.test(key)))
      d.documentElement.dataset.knowsMore = "";
  } catch {}
  d.documentElement.dataset.theme = t ||= matchMedia("(prefers-color-scheme:light)").matches
    ? "light"
    : "dark";
  d.querySelector("[name=theme-color]").content = t == "light" ? "#eef1e3" : "#07140e";
  d.querySelector("[rel=apple-touch-icon]").href = `/mark-180-${t}.png`;
  // What is tapped on the first picture of the pad waits as a score, which the pad sends once it is alive.
  let kept = null;
  d.addEventListener("click", ({ target }) => {
    const pad = target.closest("[data-waits-as]");
    const key = target.closest("[data-waits-as] [value]");
    // It is gone once another page of this browser has sent it.
    if (!key || localStorage.getItem(pad.dataset.waitsAs) !== kept) return;
    // The same again takes it back: then what stands there, whose key has no text, counts.
    const text = key.value === kept ? "" : key.value;
    if (text) localStorage.setItem(pad.dataset.waitsAs, text);
    else localStorage.removeItem(pad.dataset.waitsAs);
    kept = text || null;
    for (const one of pad.querySelectorAll("[value]"))
      one.setAttribute("aria-pressed", one.value === text);
    // The pad goes on where its picture was.
    const address = new URL(location);
    address.searchParams.set("hole", pad.dataset.hole);
    history.replaceState(history.state, "", address);
  });
})(document);
