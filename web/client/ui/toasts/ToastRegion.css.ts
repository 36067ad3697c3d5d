import { createVar, fallbackVar, globalStyle, keyframes, style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { theme, toastTop } from "../theme/theme.css.ts";

const arrive = keyframes({ from: { opacity: 0 } });
const leave = keyframes({ to: { opacity: 0 } });

/** How much of the lower edge others take. */
export const takenBelow = createVar();

/** Beside a sheet and beside a question, on a desktop of usual width. */
const toastWidth = "320px";

/**
 * Toasts appear at the lower edge, above tabs, docks and the buttons of a dialog, because headers and
 * titles are at the top and say where one is. On desktops they are at the left: sheets are at the
 * right, and questions in the middle.
 */
export const viewport = style({
  position: "fixed",
  zIndex: 30,
  insetInline: theme.space[3],
  top: fallbackVar(toastTop, "auto"),
  bottom: `calc(${fallbackVar(takenBelow, "0px")} + ${theme.space[3]} + env(safe-area-inset-bottom))`,
  height: "fit-content",
  outline: "none",
  "@media": { [media.desktop]: { right: "auto", width: toastWidth } },
});

// What gets the focus while a toast is there does not stop behind it.
globalStyle(`html:has(${viewport} > li)`, { scrollPaddingBottom: theme.space[9] });

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
