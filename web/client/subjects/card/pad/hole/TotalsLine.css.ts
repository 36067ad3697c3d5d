import { style } from "@vanilla-extract/css";
import { media } from "../../../../ui/theme/media.ts";
import { theme } from "../../../../ui/theme/theme.css.ts";

export const totals = style({
  display: "grid",
  gridTemplateColumns: "repeat(5, minmax(0, 1fr))",
});

export const total = style({
  display: "grid",
  justifyItems: "center",
  gap: theme.space[1],
  selectors: { "& + &": { boxShadow: `calc(${theme.line.hair} * -1) 0 0 ${theme.color.line}` } },
});

export const name = style({
  fontSize: `min(${theme.text.xs}, 4vw)`,
  fontStretch: theme.width.label,
  lineHeight: 1,
  color: theme.color.textDim,
});

export const value = style({
  fontSize: theme.text.xl,
  lineHeight: 1,
  "@media": { [media.low]: { fontSize: theme.text.lg } },
});
