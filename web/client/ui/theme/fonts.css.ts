import { globalFontFace } from "@vanilla-extract/css";

const woff2 = (file: string) => `url("${file}") format("woff2")`;

globalFontFace("Archivo Variable", {
  src: woff2("@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2"),
  fontWeight: "100 900",
  fontStretch: "62% 125%",
  fontDisplay: "swap",
});

const roman = woff2("@fontsource/grenze/files/grenze-latin-600-normal.woff2");

/** The roman sister of the face for whole words: titles must be easy to read. */
globalFontFace("Wicked Roman", { src: roman, fontWeight: "100 900", fontDisplay: "swap" });

// The gothic A E I J T X Y Z are hard to read, so these come from the roman sister of the face.
globalFontFace("Wicked Crest", [
  {
    src: woff2("@fontsource-variable/grenze-gotisch/files/grenze-gotisch-latin-wght-normal.woff2"),
    fontWeight: "100 900",
    fontDisplay: "swap",
    unicodeRange:
      "U+0020-0040, U+0042-0044, U+0046-0048, U+004B-0053, U+0055-0057, U+005B-007E, U+00A0-00FF, U+2013-2014, U+2018-201D",
  },
  {
    src: roman,
    fontWeight: "100 900",
    fontDisplay: "swap",
    unicodeRange: "U+0041, U+0045, U+0049-004A, U+0054, U+0058-005A",
  },
]);
