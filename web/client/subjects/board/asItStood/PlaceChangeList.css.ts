import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";

export const item = style({
  display: "grid",
  gridTemplateColumns: `minmax(0, 1fr) auto ${theme.size.target}`,
  alignItems: "center",
  gap: theme.space.twoAndHalf,
  minHeight: theme.size.target,
  selectors: { "& + &": { boxShadow: `${theme.edge.above} ${theme.color.line}` } },
});

export const places = style({
  fontSize: theme.text.sm,
  fontVariantNumeric: "tabular-nums",
  color: theme.color.textDim,
});

/** A new player has not moved, so the text uses the space of the arrow. */
export const arrival = style([places, { gridColumn: "2 / -1" }]);

export const gained = style({
  justifySelf: "end",
  selectors: { "&&": { fontSize: theme.text.md } },
});
