import { globalStyle } from "@vanilla-extract/css";
import { theme } from "./theme.css.ts";

// `:where` has no specificity, so any class of a component wins, in whatever order files load.
globalStyle("*, *::before, *::after", { boxSizing: "border-box" });

globalStyle("html", { WebkitTextSizeAdjust: "100%", textSizeAdjust: "100%" });

globalStyle("body", {
  margin: 0,
  minHeight: "100dvh",
  background: theme.color.ground,
  color: theme.color.text,
  fontFamily: theme.font.text,
  fontSize: theme.text.md,
  fontWeight: theme.weight.text,
  fontStretch: theme.width.text,
  lineHeight: theme.leading.text,
  fontSynthesis: "none",
  WebkitFontSmoothing: "antialiased",
});

globalStyle(":where(h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend)", {
  margin: 0,
  padding: 0,
});
globalStyle(":where(h1, h2, h3, h4)", { fontSize: "inherit", fontWeight: "inherit" });
globalStyle(":where(ul, ol)", { listStyle: "none" });
globalStyle(":where(fieldset)", { border: 0, minWidth: 0 });
globalStyle(":where(a)", { color: "inherit", textDecoration: "none" });
globalStyle(":where(button, input, select, textarea)", {
  font: "inherit",
  fontStretch: "inherit",
  letterSpacing: "inherit",
  color: "inherit",
});
globalStyle(":where(button)", { padding: 0, border: 0, background: "none", cursor: "pointer" });
globalStyle(":where(img, svg)", { display: "block", maxWidth: "100%" });
// A sign keeps its size in a narrow button or column.
globalStyle(":where(svg.lucide)", { flex: "none", maxWidth: "none" });
globalStyle(":where(th)", { fontWeight: "inherit", textAlign: "inherit" });

globalStyle(":focus-visible", {
  outline: `${theme.focus.width} solid ${theme.color.focus}`,
  outlineOffset: theme.focus.gap,
});
// The focus ring is for the keyboard. Fields keep it, because it shows where typed text goes.
globalStyle("[data-input='pointer'] :focus-visible:not(input, textarea, select)", {
  outline: "none",
});
// A page, dialog or title that was focused by code needs no ring, because nobody can act on it.
globalStyle(":where(main, [role='dialog'], h1, h2, h3):focus-visible", { outline: "none" });

// Dialogs stop the page from scrolling; by a style sheet, as the policy forbids inline styles.
globalStyle("html:has([data-scrim])", { overflow: "hidden" });
