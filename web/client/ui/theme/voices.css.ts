import { style } from "@vanilla-extract/css";
import { theme } from "./theme.css.ts";

/** For the product's name, the hero and names of events. Never for people, numbers or buttons. */
export const crest = style({
  fontFamily: theme.font.display,
  fontWeight: theme.weight.display,
  fontStretch: "100%",
  lineHeight: theme.leading.tight,
  textWrap: "balance",
});

/** Titles of pages, sections and dialogs. */
export const roman = style([crest, { fontFamily: theme.font.roman, lineHeight: 1 }]);

/** Every score, total, place, money and time. */
export const figure = style({
  fontStretch: theme.width.figure,
  fontWeight: theme.weight.figure,
  fontVariantNumeric: "tabular-nums lining-nums",
  lineHeight: 1,
  letterSpacing: "-0.005em",
});

/** Column heads and the labels of plates. */
export const label = style({
  fontSize: theme.text.xs,
  fontStretch: theme.width.label,
  fontWeight: theme.weight.label,
  color: theme.color.textDim,
  lineHeight: 1.25,
});

export const strong = style({ fontWeight: theme.weight.strong });

/** Headings of panels, dialogs and everything that contains a person's name. */
export const heading = style({
  fontSize: theme.text.lg,
  fontWeight: 720,
  fontStretch: theme.width.name,
  lineHeight: theme.leading.snug,
});

export const textLink = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: theme.size.target,
  fontWeight: theme.weight.label,
  color: theme.color.accentText,
  textDecoration: "underline",
  textUnderlineOffset: "4px",
});
