import { style } from "@vanilla-extract/css";
import { theme } from "../theme/theme.css.ts";

/** A ruled list to hang on a wall or to tick, as dense as it stays readable. */
export const table = style({ width: "100%", borderCollapse: "collapse", fontSize: theme.text.sm });

export const caption = style({
  paddingBlock: theme.space[2],
  textAlign: "left",
  fontWeight: theme.weight.strong,
  breakAfter: "avoid",
});

const cell = style({
  padding: `${theme.space.half} ${theme.space.oneAndHalf}`,
  border: `${theme.line.hair} solid ${theme.color.outline}`,
  textAlign: "left",
  verticalAlign: "top",
});

/** Times and figures are never broken: people find their line by them. */
export const short = style([cell, { width: "1%", whiteSpace: "nowrap" }]);

export const figures = style([
  cell,
  { width: "1%", textAlign: "center", fontVariantNumeric: "tabular-nums" },
]);

export const total = style([figures, { fontWeight: theme.weight.strong, whiteSpace: "nowrap" }]);

/** Above figures; it is broken between its words. */
export const head = style([figures, { fontSize: theme.text.xs, verticalAlign: "bottom" }]);

/** As wide as the rest leaves room. */
export const words = style([cell, { overflowWrap: "break-word" }]);

/** The name of a group: a usual one stays on one line, and a long one leaves room for players. */
export const label = style([cell, { width: "16%", overflowWrap: "anywhere" }]);

/** The members below the name of their side. */
export const below = style({ fontSize: theme.text.xs, overflowWrap: "anywhere" });

/** A handicap behind a name. */
export const behind = style({ fontSize: theme.text.xs, whiteSpace: "nowrap" });

/** Lines that belong together stay on one page. */
export const together = style({ breakInside: "avoid" });

/** A square to tick. */
export const tick = style({
  display: "inline-block",
  width: theme.space[4],
  height: theme.space[4],
  border: `${theme.line.hair} solid ${theme.color.text}`,
  verticalAlign: "middle",
});
