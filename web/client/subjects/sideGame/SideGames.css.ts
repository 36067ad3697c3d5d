import { style } from "@vanilla-extract/css";
import { name } from "../../form/Control.css.ts";
import { media } from "../../ui/theme/media.ts";
import { theme } from "../../ui/theme/theme.css.ts";

export const parts = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space[3],
});

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${theme.space[1]} ${theme.space[4]}`,
});

/** The sticky line at the top of the page must not cover the target of a link. */
export const anchor = style({ scrollMarginTop: theme.space[8] });

/** Facts and holes of a game beside its players; on phones the holes come last. */
export const game = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto 1fr",
  gap: theme.space[3],
  alignItems: "start",
  "@media": {
    [media.desktop]: { gridTemplateColumns: "minmax(0, 1.3fr) minmax(0, 1fr)" },
  },
});

/** A closed game: ten of them are three screens of a phone. */
export const brief = style({
  "@media": { [media.phone]: { gap: theme.space[1], paddingBlock: theme.space[3] } },
});

export const beside = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space[3],
  "@media": { [media.desktop]: { gridColumn: 2, gridRow: "1 / span 2" } },
});

export const you = style({
  display: "inline-flex",
  alignItems: "center",
  marginInlineStart: theme.space.half,
  padding: `${theme.space.half} ${theme.space.oneAndHalf}`,
  borderRadius: theme.radius.slot,
  background: theme.color.accent,
  color: theme.color.onAccent,
  fontSize: theme.text.xs,
  fontStretch: theme.width.label,
  fontWeight: theme.weight.strong,
  lineHeight: 1.2,
  verticalAlign: "0.1em",
});

/** Rows below each other with a hairline between. */
export const rows = style({ display: "grid" });

const row = style({
  display: "grid",
  alignItems: "center",
  gap: theme.space[3],
  paddingBlock: theme.space[2],
  selectors: { "& + &": { boxShadow: `${theme.edge.above} ${theme.color.line}` } },
});

export const mine = style({
  marginInline: `calc(-1 * ${theme.space[4]})`,
  paddingInline: theme.space[4],
  background: theme.color.accentWash,
});

export const line = style({ display: "block" });

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

export const legend = style([name, { marginBottom: theme.space[2] }]);
export const teams = style({ display: "flex", flexWrap: "wrap", gap: theme.space[2] });
/** Names of teams are free text, so they may need several lines. */
export const team = style({
  maxWidth: "100%",
  paddingBlock: theme.space[2],
  whiteSpace: "normal",
  overflowWrap: "anywhere",
});

/** A long name leaves the sign its size. */
export const chosen = style({ flex: "none" });

export const panels = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space[3],
  alignItems: "start",
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 1.3fr) minmax(0, 1fr)" } },
});

export const transfer = style([
  row,
  { gridTemplateColumns: "minmax(0, 1fr) auto", minHeight: theme.size.row },
]);

export const sum = style({ fontSize: theme.figure.md });
/** On phones a line of its own, so that no name is torn apart. */
export const receiver = style({ "@media": { [media.phone]: { display: "block" } } });
/** A game and what it brought stay together. */
export const part = style({ display: "inline-block" });

export const side = style([
  row,
  {
    gridTemplateColumns: `30px ${theme.size.target} minmax(0, 1fr) auto`,
    minHeight: theme.size.row,
  },
]);

/** Before the first score there are no places. */
export const player = style([
  row,
  { gridTemplateColumns: `${theme.size.target} minmax(0, 1fr)`, minHeight: theme.size.row },
]);

const columns = "30px minmax(0, 1fr) auto";

export const holeRow = style([row, { gridTemplateColumns: columns, minHeight: theme.size.rowLow }]);

/** The line is a button without margins. */
export const opening = style({
  selectors: { "& + &": { boxShadow: `${theme.edge.above} ${theme.color.line}` } },
});

export const summary = style({
  display: "grid",
  gridTemplateColumns: `${columns} 20px`,
  alignItems: "center",
  gap: theme.space[3],
  minHeight: theme.size.rowLow,
  paddingBlock: theme.space[2],
  listStyle: "none",
  cursor: "pointer",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});

export const won = style({ gridColumn: 3 });

export const chevron = style({
  gridColumn: 4,
  color: theme.color.textDim,
  selectors: { "details[open] > summary > &": { transform: "rotate(180deg)" } },
});

export const details = style({
  display: "grid",
  gap: theme.space.oneAndHalf,
  padding: `${theme.space[2]} ${theme.space[3]}`,
  borderRadius: theme.radius.slot,
  background: theme.color.sunken,
  fontSize: theme.text.sm,
  lineHeight: 1.3,
});

export const detail = style({
  display: "flex",
  justifyContent: "space-between",
  gap: theme.space[3],
});

export const match = style([row, { gap: theme.space[2], minHeight: theme.size.rowLow }]);

export const matchLine = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: theme.space[3],
});

/** The parts of a match, below it. */
export const bets = style({ display: "grid", gap: theme.size.slat });

export const bet = style({
  padding: `${theme.space[2]} ${theme.space[3]}`,
  borderRadius: theme.radius.slot,
  background: theme.color.sunken,
  lineHeight: 1.25,
});
