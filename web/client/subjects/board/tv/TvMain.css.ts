import { style } from "@vanilla-extract/css";
import { figure, theme } from "../../../ui/theme/theme.css.ts";
import { ROW, tv } from "./tvLayout.ts";

export const foot = style({
  gridColumn: "1 / -1",
  alignSelf: "end",
  display: "grid",
  gridTemplateColumns: "auto 1fr auto",
  alignItems: "center",
  gap: tv(26),
  fontSize: tv(26),
});

export const rows = style([figure, { fontSize: tv(30) }]);

/** The part of the page's time that is over. */
export const bar = style({
  appearance: "none",
  width: "100%",
  height: tv(6),
  border: 0,
  borderRadius: tv(3),
  overflow: "hidden",
  background: theme.color.raised,
  selectors: {
    "&::-webkit-progress-bar": { background: theme.color.raised },
    "&::-webkit-progress-value": { background: theme.color.accent },
    "&::-moz-progress-bar": { background: theme.color.accent },
  },
});

export const message = style({
  gridColumn: 1,
  display: "grid",
  alignContent: "center",
  fontSize: tv(38),
});

export const table = style({
  alignSelf: "start",
  width: "100%",
  marginTop: tv(-8),
  borderCollapse: "separate",
  borderSpacing: `0 ${tv(ROW.gap)}`,
  tableLayout: "fixed",
});

const head = style({
  padding: `0 0 ${tv(6)}`,
  fontSize: tv(22),
  fontStretch: theme.width.label,
  fontWeight: 700,
  letterSpacing: "0.03em",
  textAlign: "center",
  color: theme.color.textDim,
  whiteSpace: "nowrap",
});

export const placeHead = style([head, { width: tv(104) }]);
export const movementHead = style([head, { width: tv(64) }]);
export const playerHead = style([head, { textAlign: "left", paddingLeft: tv(10) }]);
export const totalHead = style([head, { width: tv(172) }]);
export const figureHead = style([head, { width: tv(98) }]);
export const wideHead = style([head, { width: tv(124) }]);
export const firstRoundHead = style([figureHead, { color: theme.color.up }]);

export const cell = style([
  figure,
  {
    height: tv(ROW.height),
    padding: 0,
    overflow: "hidden",
    background: theme.color.surface,
    fontSize: tv(38),
    textAlign: "center",
    whiteSpace: "nowrap",
    selectors: {
      "&:first-child": { borderRadius: `${theme.radius.slot} 0 0 ${theme.radius.slot}` },
      "&:last-child": { borderRadius: `0 ${theme.radius.slot} ${theme.radius.slot} 0` },
    },
  },
]);

export const leader = style({
  display: "inline-grid",
  placeItems: "center",
  minWidth: tv(64),
  height: tv(56),
  borderRadius: theme.radius.slot,
  background: theme.color.accent,
  color: theme.color.onAccent,
});

export const movement = style([cell, { textAlign: "left" }]);
export const movementText = style({ selectors: { "&&": { gap: tv(6), fontSize: tv(26) } } });

export const player = style([
  cell,
  {
    padding: `0 ${tv(10)}`,
    fontWeight: 660,
    fontStretch: "90%",
    textAlign: "left",
    textOverflow: "ellipsis",
  },
]);

export const total = style({
  selectors: { "&&": { minWidth: tv(112), height: tv(60), fontSize: tv(48) } },
});

export const firstRound = style([
  cell,
  {
    selectors: { "&&": { background: theme.color.round1, color: theme.color.onRound1 } },
  },
]);

export const playedOff = style({ marginLeft: tv(16), fontSize: tv(22) });
