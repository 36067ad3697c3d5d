import { style } from "@vanilla-extract/css";
import { theme } from "../../../theme/theme.css.ts";

export const head = style({
  display: "flex",
  alignItems: "start",
  justifyContent: "space-between",
  flexWrap: "wrap",
  gap: theme.space[3],
});

export const titles = style({
  display: "grid",
  gap: "5px",
  flex: "1 1 12rem",
  minWidth: 0,
  overflowWrap: "anywhere",
});

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  color: theme.color.textDim,
  fontSize: theme.text.sm,
  lineHeight: 1.35,
});

export const fact = style({
  selectors: { "&:not(:last-child)::after": { content: '"\\00a0·\\00a0"' } },
});

/** As the organiser typed it. */
export const words = style({ whiteSpace: "pre-line", overflowWrap: "anywhere" });
