import { keyframes, style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { theme } from "../theme/theme.css.ts";

const fresh = { background: theme.color.accent, color: theme.color.onAccent, boxShadow: "none" };
// The bright background fades late and fast, because the figure is hard to read halfway.
const wash = keyframes({ "0%, 75%": fresh });
const drop = keyframes({ from: { transform: "translateY(-110%)" } });

export const slot = style({
  display: "inline-grid",
  placeItems: "center",
  minWidth: "60px",
  height: theme.size.target,
  padding: `0 ${theme.space.oneAndHalf}`,
  overflow: "hidden",
  borderRadius: theme.radius.slot,
  background: theme.color.sunken,
  boxShadow: theme.shadow.slot,
  fontSize: theme.figure.md,
  "@media": { print: { height: "auto" } },
});

export const changed = style({
  "@media": {
    [media.lively]: { animation: `${wash} ${theme.motion.wash} ease-out` },
    // Without motion the slot stays bright for the length of the animation.
    [media.calm]: fresh,
  },
});

export const falling = style({
  display: "inline-block",
  "@media": {
    [media.lively]: { animation: `${drop} ${theme.motion.slat} ${theme.ease.drop}` },
  },
});
