import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../ui/theme/media.ts";
import { figure, heading, label, theme } from "../../ui/theme/theme.css.ts";

export const filter = style({ minWidth: "min(100%, 12rem)" });

export const round = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: theme.space[4],
  overflowWrap: "anywhere",
});

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: theme.size.target,
  textDecoration: "underline",
});

/** Tabs and buttons stay in place, the fields between them scroll. */
export const tabs = style({
  display: "grid",
  gridRow: "2 / -1",
  gridTemplateRows: "auto minmax(0, 1fr)",
  gap: theme.space[3],
  minHeight: 0,
});

export const list = style({
  marginInline: theme.space[4],
  "@media": { [media.tablet]: { marginInline: theme.space[5] } },
});

globalStyle(`${tabs} > [role=tabpanel]`, {
  display: "grid",
  gridTemplateRows: "minmax(0, 1fr) auto",
  minHeight: 0,
});

globalStyle(`${tabs} > [role=tabpanel][data-state='inactive']`, { display: "none" });

globalStyle(`${tabs} > [role=tabpanel] > form`, { display: "contents" });

export const fields = style({ display: "grid", gap: theme.space[3] });

export const tee = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  alignItems: "start",
  gap: theme.space[3],
  width: "100%",
  padding: theme.space[3],
  borderRadius: theme.radius.control,
  background: theme.color.ground,
  "@media": {
    [media.narrow]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.tablet]: { gridTemplateColumns: "minmax(0, 1.6fr) repeat(3, minmax(0, 1fr)) auto" },
  },
});

export const name = style({ "@media": { [media.phone]: { gridColumn: "1 / -2" } } });

/** Beside the fields, below the line of their labels. */
export const remove = style({
  marginTop: `calc(${theme.text.sm} * 1.2 + ${theme.space.oneAndHalf})`,
  "@media": { [media.phone]: { gridRow: 1, gridColumn: "-2 / -1", justifySelf: "end" } },
});

export const table = style({
  width: "100%",
  tableLayout: "fixed",
  borderCollapse: "separate",
  borderSpacing: `0 ${theme.size.slat}`,
});

export const head = style([
  label,
  {
    padding: `0 ${theme.space.half} ${theme.space.half}`,
    textAlign: "center",
    overflowWrap: "anywhere",
    verticalAlign: "bottom",
  },
]);

export const nine = style([heading, { paddingBlock: theme.space[2], textAlign: "left" }]);

const slat = style([
  figure,
  {
    height: theme.size.target,
    padding: 0,
    background: theme.color.raised,
    textAlign: "center",
    fontSize: theme.figure.sm,
  },
]);

export const hole = style([
  slat,
  { borderRadius: `${theme.radius.slot} 0 0 ${theme.radius.slot}` },
]);
export const cell = style([slat, { padding: `0 ${theme.line.hair}` }]);
export const tools = style([
  slat,
  { borderRadius: `0 ${theme.radius.slot} ${theme.radius.slot} 0` },
]);
export const sum = style([slat, { background: theme.color.sunken, boxShadow: theme.shadow.slot }]);

export const input = style([
  figure,
  {
    display: "block",
    width: "100%",
    height: theme.size.target,
    padding: 0,
    border: `${theme.line.thick} solid transparent`,
    borderRadius: theme.radius.slot,
    background: theme.color.sunken,
    color: theme.color.text,
    textAlign: "center",
    fontSize: theme.figure.sm,
    selectors: {
      "&:focus": {
        outline: `${theme.focus.width} solid ${theme.color.focus}`,
        outlineOffset: `calc(${theme.line.hair} * -1)`,
      },
      "&[aria-invalid]": { borderColor: theme.color.error },
    },
  },
]);

export const errors = style({ display: "table-cell", padding: `0 ${theme.space[2]}` });

export const names = style({
  display: "grid",
  gap: theme.space[3],
  paddingTop: theme.space[4],
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});

export const legend = style([heading, { paddingTop: theme.space[4] }]);

export const scorecard = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space[4],
  minWidth: 0,
});

export const holeFields = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  alignItems: "start",
  gap: theme.space[3],
  "@media": {
    [media.narrow]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.tablet]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
  },
});

/** Stays in sight below eighteen holes, and touches no field. */
export const foot = style({
  position: "sticky",
  zIndex: 2,
  // Over the room that a dialog leaves at its end.
  bottom: `calc(-1 * ${theme.space[5]})`,
  marginBlock: `${theme.space[4]} calc(-1 * ${theme.space[5]})`,
  paddingBlock: theme.space[3],
  background: theme.color.surface,
  boxShadow: `${theme.edge.above} ${theme.color.line}`,
});
