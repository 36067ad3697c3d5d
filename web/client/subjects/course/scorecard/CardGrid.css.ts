import { style } from "@vanilla-extract/css";
import { media } from "../../../ui/theme/media.ts";
import { theme } from "../../../ui/theme/theme.css.ts";
import { figure, heading, label } from "../../../ui/theme/voices.css.ts";

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
