import { style } from "@vanilla-extract/css";
import { media } from "../../../theme/media.ts";
import { theme } from "../../../theme/theme.css.ts";
import { figure, label } from "../../../theme/voices.css.ts";

export const tabs = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space[4],
  minWidth: 0,
});

/** They stay in sight while a hole far below is edited. */
export const cautions = style({
  position: "sticky",
  top: 0,
  zIndex: 1,
  display: "grid",
  gap: theme.space[2],
  selectors: { "&:empty": { display: "none" } },
});

export const nines = style({ display: "grid", gap: theme.space[5] });

/** Seven columns of large text are wider than a small phone. */
export const scroller = style({ minWidth: 0, overflowX: "auto" });

export const table = style({
  width: "100%",
  tableLayout: "fixed",
  borderCollapse: "separate",
  borderSpacing: `0 ${theme.size.slat}`,
  "@media": { [media.narrow]: { minWidth: "22rem" } },
});

export const caption = style({ paddingBottom: theme.space[2], textAlign: "left" });

export const head = style([label, { padding: "0 4px 2px", textAlign: "center" }]);

export const toolsHead = style([
  label,
  {
    width: "92px",
    padding: "0 4px 2px",
    textAlign: "right",
    "@media": { [media.tablet]: { width: "120px", paddingRight: theme.space[3] } },
  },
]);

const slat = style({
  height: theme.size.target,
  padding: "0 4px",
  background: theme.color.raised,
  textAlign: "center",
});

export const cell = style([slat, figure, { fontSize: theme.figure.sm }]);

export const hole = style([
  cell,
  { borderRadius: `${theme.radius.slot} 0 0 ${theme.radius.slot}` },
]);

export const quiet = style([cell, { color: theme.color.textDim }]);

export const tools = style([
  slat,
  {
    borderRadius: `0 ${theme.radius.slot} ${theme.radius.slot} 0`,
    textAlign: "right",
    whiteSpace: "nowrap",
    padding: 0,
    "@media": { [media.tablet]: { paddingRight: theme.space[3] } },
  },
]);

export const editCell = style({
  padding: theme.space[3],
  borderRadius: theme.radius.slot,
  background: theme.color.ground,
});

export const sum = style([cell, { background: theme.color.sunken, boxShadow: theme.shadow.slot }]);

export const sumName = style([sum, { fontSize: theme.text.sm }]);

export const fields = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  alignItems: "start",
  gap: theme.space[3],
  "@media": {
    [media.narrow]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.tablet]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
  },
});

export const form = style({ display: "grid", gap: theme.space[4] });

export const note = style({ color: theme.color.textDim });
