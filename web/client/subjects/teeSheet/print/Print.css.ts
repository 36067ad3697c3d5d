import { style, styleVariants } from "@vanilla-extract/css";
import { label, short, table, words } from "../../../ui/paper/Paper.css.ts";
import { media } from "../../../ui/theme/media.ts";
import { theme } from "../../../ui/theme/theme.css.ts";

/** Two of them fit on a page of A4 and of letter. */
export const card = style({
  display: "grid",
  gap: theme.space[2],
  breakInside: "avoid",
  "@media": { print: { paddingBottom: theme.space[5] } },
});

/** Side by side, so that nine holes are never wider than half a page. */
export const nines = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: theme.space[3],
  alignItems: "start",
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const nine = style({ width: "100%", borderCollapse: "collapse", tableLayout: "fixed" });

export const box = style({
  /** Room to write in. */
  height: "6.2mm",
  padding: 0,
  border: `${theme.line.hair} solid ${theme.color.outline}`,
  fontSize: theme.text.sm,
  fontVariantNumeric: "tabular-nums",
  lineHeight: 1,
  textAlign: "center",
});

const printed = style([
  box,
  { fontSize: theme.text.xs, fontStretch: theme.width.label, fontWeight: theme.weight.label },
]);

/** What is left over is shared by the columns in which something is written. */
export const head = styleVariants(
  { write: "auto", hole: "13%", yards: "12%", par: "9%", index: "12%", received: "14%" },
  (width) => [printed, { width }],
);

export const sum = style({ fontStretch: theme.width.label, fontWeight: theme.weight.strong });

export const signatures = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: theme.space[5],
  /** Room to write above the lines. */
  paddingTop: "8mm",
});

export const signature = style({
  borderTop: `${theme.line.hair} solid ${theme.color.text}`,
  fontSize: theme.text.xs,
});

/**
 * The places share what times, holes and groups leave. On the screen of a phone each group is a
 * block, because its columns would be two letters wide.
 */
export const groups = style([
  table,
  {
    tableLayout: "fixed",
    "@media": { [media.phone]: { display: "grid", gap: theme.space[3] } },
  },
]);

export const columnHeads = style({ "@media": { [media.phone]: { display: "none" } } });

export const lines = style({
  "@media": { [media.phone]: { display: "grid", gap: theme.space[3] } },
});

const third = { [media.phone]: { flex: "1 0 30%", width: "auto" } };

export const time = style([short, { width: "8%", "@media": third }]);
export const hole = style([short, { width: "7%", "@media": third }]);
export const groupName = style([label, { width: "15%", "@media": third }]);
export const seat = style([words, { "@media": { [media.phone]: { flex: "1 0 50%" } } }]);

export const row = style({
  breakInside: "avoid",
  "@media": { [media.phone]: { display: "flex", flexWrap: "wrap" } },
});

export const cards = style({
  display: "grid",
  gap: theme.space[5],
  "@media": { print: { display: "block" } },
});
