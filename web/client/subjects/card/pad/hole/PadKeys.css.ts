import { style } from "@vanilla-extract/css";
import { media } from "../../../../ui/theme/media.ts";
import { theme } from "../../../../ui/theme/theme.css.ts";

const daylight = "[data-theme='light'] &";
const chosen = "&[aria-pressed='true']";
const edge = (width: string, color: string) => `inset 0 0 0 ${width} ${color}`;

export const pad = style({
  display: "grid",
  gridTemplateRows:
    "minmax(min-content, 1fr) minmax(min-content, 1.12fr) minmax(min-content, 1fr) minmax(min-content, 0.66fr)",
  gap: theme.space[2],
  padding: `${theme.space[1]} ${theme.space[3]} ${theme.space.twoAndHalf}`,
  "@media": {
    [media.low]: {
      // As high as their words: in proportion to the lowest row, the last keys would be out of sight.
      gridTemplateRows: "repeat(4, auto)",
      gap: theme.space.oneAndHalf,
      paddingBottom: theme.space.oneAndHalf,
    },
  },
});

const row = style({
  display: "grid",
  gap: "inherit",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
});
export const one = row;
export const two = style([row, {}]);
export const three = style([row, {}]);
// "Picked up" needs more room than "8 +4".
export const four = style([row, { gridAutoColumns: "auto" }]);

const pressable = style({
  display: "flex",
  // The word goes below its number if large text leaves no room beside it.
  flexWrap: "wrap",
  alignItems: "center",
  alignContent: "center",
  justifyContent: "center",
  minWidth: 0,
  borderRadius: theme.radius.control,
  cursor: "pointer",
  transition: `transform ${theme.motion.press} ${theme.ease.out}`,
  touchAction: "manipulation",
  selectors: {
    "&:active:not(:disabled)": { transform: `translateY(${theme.space.half})` },
    "&:disabled": { cursor: "not-allowed" },
    // Flat and faint, because it cannot be pressed.
    [`&&:disabled:not([aria-pressed='true'])`]: {
      background: "none",
      boxShadow: edge(theme.line.hair, theme.color.line),
      color: theme.color.textDim,
    },
  },
});

export const key = style([
  pressable,
  {
    gap: `${theme.space.half} ${theme.space[3]}`,
    minHeight: theme.size.padKey,
    background: theme.color.raised,
    boxShadow: theme.shadow.raised,
    selectors: {
      [daylight]: {
        background: theme.color.surface,
        boxShadow: edge(theme.line.thin, theme.color.outline),
      },
      [chosen]: { background: theme.color.accent, color: theme.color.onAccent },
      [`${daylight}[aria-pressed='true']`]: {
        background: theme.color.accent,
        boxShadow: edge(theme.line.bold, theme.color.onAccent),
      },
      [`${three} > &`]: { gap: `${theme.space.half} ${theme.space[2]}` },
    },
    "@media": {
      [media.low]: { minHeight: theme.size.targetLarge },
      // Keeps the three keys of a row alike, even if one word would fit beside its number.
      [media.narrow]: {
        selectors: {
          [`${three} > &`]: {
            flexDirection: "column",
            flexWrap: "nowrap",
            paddingBlock: theme.space.oneAndHalf,
          },
        },
      },
    },
  },
]);

/** The visible part of a key; screen readers get its name instead. */
export const face = style({ display: "contents" });

export const mark = style({
  fontSize: "1.9rem",
  fontWeight: 800,
  selectors: {
    [`${three} &`]: { fontSize: "1.75rem" },
    "[aria-pressed='true'] &": { fontSize: "2.7rem", color: "inherit" },
    [`${three} [aria-pressed='true'] &`]: { fontSize: "1.75rem" },
  },
  "@media": {
    // A key that grows would push the last ones out of sight.
    [media.low]: { selectors: { "[aria-pressed='true'] &": { fontSize: "1.9rem" } } },
  },
});

/** The number on a key is read from far away, so only its shape is dim. */
export const overMark = style({
  borderColor: theme.color.textDim,
  outlineColor: theme.color.textDim,
  color: theme.color.text,
  selectors: {
    "[aria-pressed='true'] &": { borderColor: "currentColor", outlineColor: "currentColor" },
  },
});

export const word = style({
  fontSize: theme.text.sm,
  fontWeight: 600,
  lineHeight: 1.1,
  color: theme.color.textDim,
  selectors: {
    [`${three} &`]: { fontStretch: "82%" },
    "[aria-pressed='true'] &": {
      color: "inherit",
      fontSize: theme.text.lg,
      fontWeight: 720,
    },
    [`${three} [aria-pressed='true'] &`]: { fontSize: theme.text.sm },
  },
});

export const low = style([
  pressable,
  {
    gap: `${theme.space.half} ${theme.space[2]}`,
    minHeight: theme.size.targetLarge,
    boxShadow: edge(theme.line.thin, theme.color.outline),
    fontSize: theme.text.lg,
    fontStretch: theme.width.figure,
    fontWeight: 720,
    lineHeight: 1,
    "@media": { [media.low]: { minHeight: theme.size.target } },
    selectors: {
      [chosen]: {
        background: theme.color.accent,
        boxShadow: edge(theme.line.bold, theme.color.onAccent),
        color: theme.color.onAccent,
      },
    },
  },
]);

export const lowWord = style({
  fontSize: theme.text.sm,
  fontStretch: theme.width.text,
  fontWeight: 600,
  color: theme.color.textDim,
  selectors: { "[aria-pressed='true'] &": { color: "inherit" } },
});

export const stepper = style({
  display: "grid",
  gridTemplateColumns: `minmax(0, 1fr) ${theme.size.target} minmax(26px, auto) ${theme.size.target}`,
  alignItems: "center",
  justifyItems: "center",
  borderRadius: theme.radius.control,
  background: theme.color.surface,
  fontSize: theme.text.sm,
  fontWeight: 600,
});

export const stepperName = style({
  justifySelf: "start",
  paddingLeft: theme.space.twoAndHalf,
  fontStretch: "80%",
  // "Penalties" stays off its button on the smallest phones.
  "@media": {
    [media.narrow]: { paddingLeft: theme.space.oneAndHalf, fontStretch: theme.width.narrow },
  },
});

export const step = style({
  display: "grid",
  placeItems: "center",
  width: theme.size.target,
  height: "48px",
  borderRadius: theme.radius.control,
  touchAction: "manipulation",
  selectors: {
    "&:disabled": { color: theme.color.line, cursor: "not-allowed" },
    "&:active:not(:disabled)": { background: theme.color.raised },
  },
  "@media": { [media.low]: { height: theme.size.target } },
});

export const stepperValue = style({ fontSize: "1.375rem" });

export const keys = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: theme.space[2],
});

export const moreKey = style([
  low,
  { minHeight: theme.size.padKey, "@media": { [media.low]: { minHeight: theme.size.padKey } } },
]);
