import { keyframes, style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

const arrive = keyframes({ from: { transform: "translateY(16px)", opacity: 0 } });
const leave = keyframes({ to: { opacity: 0 } });

export const viewport = style({
  position: "fixed",
  zIndex: 30,
  inset: `auto ${theme.space[3]} calc(${theme.space[3]} + env(safe-area-inset-bottom))`,
  outline: "none",
  selectors: {
    "html:has([data-bottom-bar]) &": {
      bottom: `calc(${theme.size.tabbar} + ${theme.space[3]} + env(safe-area-inset-bottom))`,
    },
    // A dialog on a phone has its buttons at the bottom; they must stay in reach.
    "html:has([data-scrim]) &": { inset: `${theme.space[3]} ${theme.space[3]} auto` },
  },
  "@media": {
    [media.desktop]: {
      selectors: {
        "&, html:has([data-scrim]) &": { inset: `${theme.space[4]} ${theme.space[4]} auto auto` },
      },
      width: "420px",
    },
  },
});

export const toast = style({
  // An open dialog takes the pointer away from everything else, but not from this.
  pointerEvents: "auto",
  display: "grid",
  gridTemplateColumns: "56px minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: "14px",
  minHeight: "68px",
  overflow: "hidden",
  borderRadius: theme.radius.panel,
  background: theme.color.text,
  color: theme.color.ground,
  boxShadow: theme.shadow.over,
  animation: `${arrive} ${theme.motion.move} ${theme.ease.out}`,
  selectors: {
    "&[data-state='closed']": { animation: `${leave} ${theme.motion.press} forwards` },
    // The library writes how far the finger has come.
    "&[data-swipe='move']": { transform: "translateX(var(--radix-toast-swipe-move-x))" },
    "&[data-swipe='cancel']": {
      transform: "none",
      transition: `transform ${theme.motion.move} ${theme.ease.out}`,
    },
    "&[data-swipe='end']": { animation: `${leave} ${theme.motion.press} forwards` },
  },
});

export const bad = style([toast, { background: theme.color.danger, color: theme.color.onDanger }]);

export const sign = style({
  alignSelf: "stretch",
  display: "grid",
  placeItems: "center",
  background: theme.color.accent,
  color: theme.color.onAccent,
});

export const badSign = style([sign, { background: "rgb(0 0 0 / 0.28)", color: "inherit" }]);

export const words = style({ display: "grid", gap: "2px", paddingBlock: theme.space[3] });
export const title = style({ fontWeight: 700, lineHeight: 1.2 });
export const description = style({
  fontSize: theme.text.sm,
  lineHeight: 1.35,
  overflowWrap: "anywhere",
});

export const close = style({
  marginRight: theme.space[2],
  "@media": { [media.hover]: { selectors: { "&:hover:not(:disabled)": { background: "none" } } } },
  selectors: { "&:focus-visible": { outlineColor: "currentColor", outlineOffset: "-3px" } },
});
