import { style } from "@vanilla-extract/css";
import { media } from "../../../ui/theme/media.ts";
import { figure as figureVoice, theme } from "../../../ui/theme/theme.css.ts";

export const charts = style({
  display: "grid",
  gap: theme.space[5],
  minWidth: 0,
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      columnGap: theme.space[6],
    },
  },
});

export const chart = style({
  display: "grid",
  alignContent: "start",
  gap: theme.space[2],
  margin: 0,
});
export const summary = style({
  color: theme.color.textDim,
  fontSize: theme.text.sm,
  lineHeight: 1.5,
});
export const drawing = style({
  display: "block",
  width: "100%",
  // Its labels grow with it, and should not be larger than the text around it.
  maxWidth: "26rem",
  height: "auto",
  overflow: "visible",
});

export const word = style({ fill: theme.color.text, fontSize: theme.text.sm });
export const value = style([figureVoice, { fill: theme.color.text, fontSize: theme.figure.sm }]);

export const ground = style({ fill: theme.color.sunken });
export const bar = style({ fill: theme.color.up });
export const barOver = style({ fill: theme.color.over });
export const grid = style({ stroke: theme.color.line, strokeWidth: 1 });
export const line = style({ fill: "none", stroke: theme.color.up, strokeWidth: 2.5 });
export const point = style({ fill: theme.color.up });
