import { keyframes, style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { theme } from "../theme/theme.css.ts";

const enter = keyframes({ from: { transform: "translateX(100%)" } });

export const drawer = style({
  position: "fixed",
  inset: "0 0 0 auto",
  zIndex: 21,
  display: "grid",
  alignContent: "start",
  gap: theme.space[2],
  width: "min(340px, 88vw)",
  overflowY: "auto",
  padding: `${theme.space.twoAndHalf} ${theme.space[4]} ${theme.space[5]}`,
  paddingRight: `calc(${theme.space[4]} + env(safe-area-inset-right))`,
  background: theme.color.surface,
  boxShadow: theme.shadow.over,
  animation: `${enter} ${theme.motion.move} ${theme.ease.out}`,
});

export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  paddingLeft: theme.space[3],
});

export const item = style({
  display: "flex",
  alignItems: "center",
  gap: theme.space[4],
  width: "100%",
  minHeight: "56px",
  padding: `0 ${theme.space[3]}`,
  borderRadius: theme.radius.control,
  fontSize: theme.text.lg,
  fontWeight: 640,
  textAlign: "left",
  "@media": { [media.hover]: { selectors: { "&:hover": { background: theme.color.raised } } } },
  selectors: { "&[aria-current='page']": { color: theme.color.accentText } },
});
