import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";

export const titles = style({
  display: "grid",
  gap: theme.space[1],
  flex: "1 1 9rem",
  minWidth: 0,
  overflowWrap: "anywhere",
});

/** Between two facts there is a dot; the one before the first of a line is cut off. */
const DOT = "0.9em";

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  marginInlineStart: `calc(-1 * ${DOT})`,
  clipPath: `inset(0 0 0 ${DOT})`,
  color: theme.color.textDim,
  fontSize: theme.text.sm,
  lineHeight: 1.35,
});

export const fact = style({
  "::before": { content: '"·"', display: "inline-block", width: DOT, textAlign: "center" },
});

/** Keeps the line breaks that the organiser typed. */
export const words = style({ whiteSpace: "pre-line", overflowWrap: "anywhere" });
