import { globalFontFace, globalStyle } from "@vanilla-extract/css";
import { letters } from "./letters.ts";
import { theme } from "./theme.css.ts";

/** The display fonts have one weight, in which words of any weight are written. */
const anyWeight = { fontWeight: "100 900" };

const file = (name: string, unicodeRange: string, weights: object = anyWeight) => ({
  src: `url("./fonts/${name}.woff2") format("woff2")`,
  fontDisplay: "swap" as const,
  unicodeRange,
  ...weights,
});

const stretched = { fontWeight: "400 820", fontStretch: "68% 100%" };

globalFontFace("Archivo Variable", [
  file("archivo", letters.western, stretched),
  file("archivoEastern", letters.eastern, stretched),
]);

/** The roman sister of the face for whole words: titles must be easy to read. */
globalFontFace("Wicked Roman", [
  file("grenze", letters.western),
  file("grenzeEastern", letters.eastern),
]);

// The last file that has a letter is the one that shows it: what the gothic face lacks is roman.
globalFontFace("Wicked Crest", [
  file("grenze", letters.western),
  file("grenzeEastern", letters.eastern),
  file("gothic", letters.gothic),
]);

interface Metrics {
  readonly ascent: number;
  readonly descent: number;
}

/**
 * A font of the device, scaled to the size of ours, so that nothing moves when ours has loaded.
 * `width` is that of the same words in ours, in percent of the device's font.
 */
const inPlaceOf = ({ ascent, descent }: Metrics, name: string, local: string, width: number) => {
  // The adjusted size changes both heights as well.
  const percent = (height: number) => `${((height * 100) / width).toFixed(1)}%`;
  globalFontFace(name, {
    src: `local("${local}")`,
    fontWeight: "100 900",
    sizeAdjust: `${width}%`,
    ascentOverride: percent(ascent),
    descentOverride: percent(descent),
    lineGapOverride: "0%",
  });
};

// In percent of the font size, as browsers measure them.
const crest = { ascent: 110, descent: 38 };
const archivo = { ascent: 88, descent: 21 };

inPlaceOf(crest, "Crest in Georgia", "Georgia", 83);
inPlaceOf(crest, "Crest in Times", "Times New Roman", 90);
inPlaceOf(crest, "Crest in Noto", "Noto Serif", 75);
inPlaceOf(crest, "Crest in DejaVu", "DejaVu Serif Bold", 65);
// The roman sister of the face is as high and a little wider.
inPlaceOf(crest, "Roman in Georgia", "Georgia", 85.1);
inPlaceOf(crest, "Roman in Times", "Times New Roman", 92.3);
inPlaceOf(crest, "Roman in Noto", "Noto Serif", 76.9);
inPlaceOf(crest, "Roman in DejaVu", "DejaVu Serif Bold", 66.7);
inPlaceOf(archivo, "Archivo in Arial", "Arial", 98.7);
inPlaceOf(archivo, "Archivo in DejaVu", "DejaVu Sans", 86.6);

const dim = (color: string) => ({
  [theme.color.textDim]: color,
  [theme.color.over]: color,
});

globalStyle(":root, [data-theme='dark']", {
  colorScheme: "dark",
  "@media": {
    "(prefers-contrast: more)": {
      vars: { ...dim("#d3e0d8"), [theme.color.line]: "#6f9582", [theme.card.dim]: "#d3e0d8" },
    },
  },
});

globalStyle("[data-theme='light']", {
  colorScheme: "light",
  "@media": {
    "(prefers-contrast: more)": { vars: { ...dim("#20302a"), [theme.color.line]: "#5c7264" } },
  },
});

globalStyle(":root, [data-theme='dark'], [data-theme='light']", {
  "@media": {
    "(prefers-reduced-motion: reduce)": {
      vars: Object.fromEntries(Object.values(theme.motion).map((time) => [time, "0ms"])),
    },
  },
});

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
