import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../theme/media.ts";
import { theme } from "../theme/theme.css.ts";

const edge = (color: string) => `inset 0 0 0 2px ${color}`;

/** The button style of the product. Links that look like buttons use it too. */
export const button = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: theme.space[2],
    minHeight: theme.size.targetLarge,
    padding: `0 ${theme.space[5]}`,
    borderRadius: theme.radius.control,
    fontSize: theme.text.md,
    fontWeight: 700,
    lineHeight: 1.1,
    textAlign: "center",
    whiteSpace: "nowrap",
    cursor: "pointer",
    transition: `transform ${theme.motion.press} ${theme.ease.out}, background-color ${theme.motion.press}`,
    selectors: {
      "&:active:not(:disabled)": { transform: "translateY(2px)" },
      "&:disabled": {
        background: "transparent",
        color: theme.color.textDim,
        boxShadow: edge(theme.color.line),
        cursor: "not-allowed",
      },
      "&[aria-disabled='true']:not([aria-busy])": {
        color: theme.color.textDim,
        cursor: "default",
      },
    },
    "@media": {
      "(forced-colors: active)": { border: "1px solid ButtonText" },
      [media.narrow]: {
        whiteSpace: "normal",
        padding: `${theme.space[2]} ${theme.space[3]}`,
      },
    },
  },
  variants: {
    variant: {
      main: {
        background: theme.color.action,
        color: theme.color.onAction,
        "@media": {
          [media.hover]: {
            selectors: { "&:hover:not(:disabled)": { background: theme.color.actionHover } },
          },
        },
      },
      line: {
        boxShadow: edge(theme.color.outline),
        "@media": {
          [media.hover]: {
            selectors: { "&:hover:not(:disabled)": { background: theme.color.raised } },
          },
        },
      },
      /** An outlined button on a drawing. */
      solid: { background: theme.color.ground, boxShadow: edge(theme.color.outline) },
      quiet: { background: theme.color.raised },
      danger: { background: theme.color.danger, color: theme.color.onDanger },
    },
    size: {
      normal: {},
      small: {
        minHeight: theme.size.target,
        padding: `0 ${theme.space[4]}`,
        fontSize: theme.text.sm,
      },
    },
    wide: { true: { width: "100%" }, false: {} },
  },
  defaultVariants: { variant: "main", size: "normal", wide: false },
});

/** Both labels share one cell, so that the width of the button never changes. */
export const labels = style({ display: "inline-grid", placeItems: "center" });

export const label = style({
  gridArea: "1 / 1",
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space[2],
});

export const absent = style([label, { visibility: "hidden" }]);

export const iconButton = style({
  flex: "none",
  position: "relative",
  display: "inline-grid",
  placeItems: "center",
  width: theme.size.target,
  height: theme.size.target,
  borderRadius: theme.radius.control,
  color: "inherit",
  cursor: "pointer",
  selectors: {
    "&:active:not(:disabled)": { transform: "translateY(2px)" },
    "&:disabled": { color: theme.color.textDim, cursor: "not-allowed" },
  },
  "@media": {
    [media.hover]: { selectors: { "&:hover:not(:disabled)": { background: theme.color.raised } } },
  },
});
