import { style } from "@vanilla-extract/css";
import { theme } from "../theme/theme.css.ts";

const fixedLine = { strokeWidth: 1, vectorEffect: "non-scaling-stroke" } as const;

export const ground = style({
  display: "block",
  width: "100%",
  height: "100%",
  background: theme.color.ground,
});

export const land = style({
  fill: theme.topo.land,
  fillOpacity: theme.topo.landOpacity,
  stroke: theme.topo.line,
  strokeOpacity: theme.topo.lineOpacity,
  ...fixedLine,
});

/** Every fourth contour line is stronger, as on a map. */
export const index = style([
  land,
  { strokeOpacity: `calc(${theme.topo.lineOpacity} * 1.9)`, strokeWidth: 1.4 },
]);

export const sand = style({ fill: theme.topo.sand, stroke: theme.topo.sandEdge, strokeWidth: 1.5 });
export const collar = style({ fill: theme.topo.collar });
export const surface = style({ fill: theme.topo.green });

export const ring = style({
  fill: theme.topo.ring,
  fillOpacity: theme.topo.ringOpacity,
  stroke: theme.topo.ring,
  strokeOpacity: 0.42,
  ...fixedLine,
});

export const arrow = style({
  fill: "none",
  stroke: theme.topo.arrow,
  strokeOpacity: 0.6,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  ...fixedLine,
  strokeWidth: 1.2,
});

export const hole = style({ fill: theme.color.onAccent });
export const pole = style({
  stroke: theme.topo.pole,
  strokeWidth: 2.4,
  fill: "none",
  strokeLinecap: "round",
});
export const flag = style({
  fill: theme.topo.flag,
  stroke: theme.topo.flagEdge,
  strokeWidth: 1.4,
  strokeLinejoin: "round",
});

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
