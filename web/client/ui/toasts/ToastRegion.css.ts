import { fallbackVar, globalStyle, keyframes, style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { theme } from "../theme/theme.css.ts";
import { toastTop } from "./toastTop.css.ts";

const arrive = keyframes({ from: { opacity: 0 } });
const leave = keyframes({ to: { opacity: 0 } });

/** Beside a sheet and beside a question, on a desktop of usual width. */
const toastWidth = "320px";

/**
 * Toasts appear where nobody works, with and without a dialog: at the top, because tabs, docks,
 * buttons and the rows that come next are at the bottom; on desktops at the left, because sheets are
 * at the right and questions in the middle. There a short one fits into the header of the page.
 */
export const viewport = style({
  position: "fixed",
  zIndex: 30,
  inset: `calc(${fallbackVar(toastTop, theme.space[3])} + env(safe-area-inset-top)) ${theme.space[3]} auto`,
  outline: "none",
  "@media": {
    [media.desktop]: {
      inset: `${theme.space[2]} auto auto ${theme.space[2]}`,
      width: toastWidth,
    },
  },
});

// What gets the focus while a toast is there does not stop behind it.
globalStyle(`html:has(${viewport} > li)`, { scrollPaddingTop: theme.space[9] });

export const toast = style({
  // An open dialog blocks the pointer everywhere else, but toasts can still be pressed.
  pointerEvents: "auto",
  display: "grid",
  gridTemplateColumns: "56px minmax(0, 1fr) auto auto",
  alignItems: "center",
  columnGap: theme.space.threeAndHalf,
  minHeight: "68px",
  "@media": {
    [media.desktop]: { gridTemplateColumns: "44px minmax(0, 1fr) auto auto", minHeight: "52px" },
  },
  overflow: "hidden",
  borderRadius: theme.radius.panel,
  background: theme.color.text,
  color: theme.color.ground,
  boxShadow: theme.shadow.over,
  animation: `${arrive} ${theme.motion.move} ${theme.ease.out}`,
  selectors: {
    "&[data-state='closed']": { animation: `${leave} ${theme.motion.press} forwards` },
    // The library sets how far the finger has moved.
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

export const words = style({
  display: "grid",
  gap: theme.space.half,
  paddingBlock: theme.space[3],
  "@media": { [media.desktop]: { paddingBlock: theme.space[2] } },
});
export const title = style({ fontWeight: 700, lineHeight: 1.2 });
export const description = style({
  fontSize: theme.text.sm,
  lineHeight: 1.35,
  overflowWrap: "anywhere",
});

export const action = style({
  minHeight: theme.size.target,
  paddingInline: theme.space[3],
  fontWeight: 700,
  textDecoration: "underline",
  textUnderlineOffset: theme.space[1],
  cursor: "pointer",
  selectors: { "&:focus-visible": { outlineColor: "currentColor", outlineOffset: "-3px" } },
});

export const close = style({
  marginRight: theme.space[2],
  "@media": { [media.hover]: { selectors: { "&:hover:not(:disabled)": { background: "none" } } } },
  selectors: { "&:focus-visible": { outlineColor: "currentColor", outlineOffset: "-3px" } },
});
