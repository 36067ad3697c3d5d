import { globalFontFace } from "@vanilla-extract/css";
import { letters } from "./letters.ts";

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
