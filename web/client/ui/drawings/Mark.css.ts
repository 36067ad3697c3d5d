import { style } from "@vanilla-extract/css";
import { theme } from "../theme/theme.css.ts";

export const mark = style({
  flex: "none",
  width: "38px",
  height: "38px",
  fill: theme.color.accent,
});

/** On light ground the ball needs an outline in ink. */
export const edge = style({
  fill: "none",
  stroke: "none",
  selectors: {
    "[data-theme='light'] &": {
      stroke: theme.color.onAccent,
      strokeWidth: 3.2,
      strokeLinejoin: "round",
    },
  },
});

export const dimples = style({ fill: theme.color.onAccent, opacity: 0.34 });
