import { style } from "@vanilla-extract/css";
import { media } from "../../ui/theme/media.ts";
import { figure, theme } from "../../ui/theme/theme.css.ts";
import { frame } from "./BoardFrame.css.ts";

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

export const banner = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${theme.space[2]} ${theme.space.threeAndHalf}`,
  padding: `${theme.space.twoAndHalf} ${theme.space.twoAndHalf} ${theme.space.twoAndHalf} ${theme.space[4]}`,
  borderRadius: theme.radius.panel,
  background: theme.color.caution,
  color: theme.color.onCaution,
});

export const sign = style({ flex: "none" });
export const words = style({ flex: "1 1 10rem", lineHeight: 1.25 });

const dockHeight = "54px";

/** Keeps the last rows from lying under the dock. */
export const withDock = style([
  frame,
  { "@media": { [media.belowDesktop]: { paddingBottom: dockHeight } } },
]);

const dock = style({
  position: "fixed",
  zIndex: 4,
  insetInline: 0,
  background: theme.color.accentWash,
  boxShadow: `${theme.edge.above} ${theme.color.line}`,
  "@media": { [media.desktop]: { display: "none" } },
});

const safe = "env(safe-area-inset-bottom)";

export const aboveTabs = style([dock, { bottom: `calc(${theme.size.tabbar} + ${safe})` }]);
export const atFoot = style([dock, { bottom: 0, paddingBottom: safe }]);

export const button = style({
  display: "flex",
  // Only very large text needs a second line.
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${theme.space.threeAndHalf}`,
  width: "100%",
  maxWidth: "760px",
  minHeight: dockHeight,
  marginInline: "auto",
  padding: `0 ${theme.space[4]} 0 ${theme.space[4]}`,
  textAlign: "left",
  selectors: { "&:focus-visible": { outlineOffset: `calc(${theme.focus.width} * -1)` } },
});

export const place = style([figure, { fontSize: theme.figure.sm }]);

export const who = style({
  flex: "1 1 6.5rem",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.space[2],
  minWidth: 0,
});

export const name = style({
  overflowWrap: "anywhere",
  fontWeight: theme.weight.strong,
  lineHeight: 1.15,
});

/** One press selects all of it. */
export const link = style({
  marginTop: theme.space[4],
  padding: theme.space[3],
  borderRadius: theme.radius.control,
  background: theme.color.sunken,
  overflowWrap: "anywhere",
  userSelect: "all",
});

/** The hash has no spaces at which a line could break; one press selects all of it. */
export const hash = style({ minWidth: 0, overflowWrap: "anywhere", userSelect: "all" });

export const hint = style({ margin: 0, color: theme.color.textDim });
