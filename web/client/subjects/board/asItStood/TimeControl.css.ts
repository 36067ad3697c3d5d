import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";

const BALL = "30px";

const ball = {
  appearance: "none",
  boxSizing: "border-box",
  width: BALL,
  height: BALL,
  border: `${theme.line.heavy} solid ${theme.color.surface}`,
  borderRadius: "50%",
  background: theme.color.accent,
  boxShadow: `0 0 0 ${theme.line.thick} ${theme.color.outline}`,
} as const;

const track = {
  height: theme.line.thick,
  borderRadius: "1px",
  background: theme.color.outline,
} as const;

/** The ball moves along a line; the slider is as high as a finger. */
export const slider = style({
  appearance: "none",
  width: "100%",
  height: theme.size.target,
  margin: 0,
  background: "none",
  cursor: "grab",
  selectors: {
    "&::-webkit-slider-runnable-track": track,
    "&::-moz-range-track": track,
    "&::-webkit-slider-thumb": { ...ball, marginTop: `calc((${theme.line.thick} - ${BALL}) / 2)` },
    "&::-moz-range-thumb": ball,
    "&:active": { cursor: "grabbing" },
  },
});

export const ends = style({
  display: "flex",
  justifyContent: "space-between",
  gap: theme.space[3],
  marginTop: `calc(-1 * ${theme.space[2]})`,
  fontSize: theme.text.xs,
  fontStretch: theme.width.label,
  fontVariantNumeric: "tabular-nums",
  color: theme.color.textDim,
});

export const steps = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: theme.space[2],
});
