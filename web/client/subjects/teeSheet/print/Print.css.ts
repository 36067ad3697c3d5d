import { style } from "@vanilla-extract/css";
import { media } from "../../../ui/theme/media.ts";
import { theme } from "../../../ui/theme/theme.css.ts";

export const table = style({ width: "100%", borderCollapse: "collapse" });

/** On the screen of a phone each group is a block, because its columns would be two letters wide. */
export const groups = style([
  table,
  { "@media": { [media.phone]: { display: "grid", gap: theme.space[3] } } },
]);

export const columnHeads = style({ "@media": { [media.phone]: { display: "none" } } });

export const lines = style({
  "@media": { [media.phone]: { display: "grid", gap: theme.space[3] } },
});

export const cell = style({
  padding: `${theme.space[1]} ${theme.space[2]}`,
  border: `${theme.line.hair} solid ${theme.color.outline}`,
  textAlign: "left",
  verticalAlign: "top",
  overflowWrap: "anywhere",
});

/** Times, holes and usual groups are never broken: players find their line by them. */
export const short = style([
  cell,
  {
    width: "1%",
    whiteSpace: "nowrap",
    "@media": { [media.phone]: { flex: "1 0 30%", whiteSpace: "normal" } },
  },
]);

/** A usual name stays on one line; a long one is broken, so that the players keep their room. */
export const groupName = style({
  width: "max-content",
  maxWidth: "10rem",
  whiteSpace: "normal",
  overflowWrap: "anywhere",
  "@media": { [media.phone]: { width: "auto", maxWidth: "none" } },
});

/** As wide as the others, so that a long name leaves room for them. */
export const seat = style([
  cell,
  {
    width: "22%",
    fontSize: theme.text.sm,
    "@media": { [media.phone]: { flex: "1 0 50%" } },
  },
]);

export const row = style({
  breakInside: "avoid",
  "@media": { [media.phone]: { display: "flex", flexWrap: "wrap" } },
});

export const cards = style({ display: "grid", gap: theme.space[5] });

/** Half a page. */
export const card = style({ display: "grid", gap: theme.space[2], breakInside: "avoid" });

/** Nine holes fit the narrowest page. */
export const narrowTable = style([table, { tableLayout: "fixed" }]);

/** Room to write in. */
export const box = style([
  cell,
  { height: "9mm", padding: theme.space.half, textAlign: "center", verticalAlign: "middle" },
]);

export const head = style([
  box,
  {
    fontWeight: theme.weight.strong,
    "@media": {
      [media.phone]: {
        paddingInline: 0,
        fontSize: theme.text.xs,
        fontStretch: theme.width.label,
        overflowWrap: "normal",
      },
    },
  },
]);

export const rowHead = style([
  cell,
  {
    width: "24%",
    padding: `${theme.space.half} ${theme.space[1]}`,
    fontSize: theme.text.sm,
    verticalAlign: "middle",
  },
]);

export const name = style({ fontSize: theme.text.lg, fontWeight: theme.weight.strong });
