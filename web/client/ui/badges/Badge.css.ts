import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../theme/media.ts";
import { theme } from "../theme/theme.css.ts";

const plate = style({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space.oneAndHalf,
  minHeight: "28px",
  padding: `0 ${theme.space.twoAndHalf}`,
  borderRadius: theme.radius.slot,
  fontSize: theme.text.sm,
  fontStretch: theme.width.label,
  fontWeight: theme.weight.strong,
  lineHeight: 1,
  whiteSpace: "nowrap",
  "@media": {
    [media.narrow]: { paddingBlock: theme.space[1], whiteSpace: "normal" },
    print: { whiteSpace: "normal" },
  },
});

const pair = (ground: string, ink: string) => ({ background: ground, color: ink });

export const badge = recipe({
  base: plate,
  variants: {
    kind: {
      upcoming: pair(theme.color.upcoming, theme.color.onUpcoming),
      active: pair(theme.color.active, theme.color.onActive),
      completed: pair(theme.color.completed, theme.color.onCompleted),
      cancelled: pair(theme.color.cancelled, theme.color.onCancelled),
      caution: pair(theme.color.caution, theme.color.onCaution),
    },
  },
});

export const wrapping = style({
  paddingBlock: theme.space[1],
  overflowWrap: "anywhere",
  whiteSpace: "normal",
});

export const tag = style([
  plate,
  {
    boxShadow: `inset 0 0 0 1.5px ${theme.color.outline}`,
    background: theme.color.ground,
    color: theme.color.text,
    fontWeight: 600,
  },
]);

const base = style({ width: "8px", height: "8px", background: "currentColor", flex: "none" });
const swell = keyframes({
  from: { transform: "scale(1)", opacity: 0.9 },
  // A larger ring would touch the word at its widest point.
  to: { transform: "scale(1.8)", opacity: 0 },
});

export const pulse = style([
  base,
  {
    position: "relative",
    marginInline: theme.space.half,
    borderRadius: "50%",
    "::after": {
      content: "''",
      position: "absolute",
      inset: 0,
      borderRadius: "50%",
      boxShadow: "0 0 0 2px currentColor",
      transform: "scale(1.5)",
      opacity: 0.6,
    },
    "@media": {
      [media.lively]: {
        selectors: {
          "&::after": {
            animation: `${swell} ${theme.motion.pulse} ${theme.ease.out} infinite`,
          },
        },
      },
      print: { selectors: { "&::after": { display: "none" } } },
    },
  },
]);

/** Each badge also has its own sign before the word, because colour alone is not enough. */
export const sign = styleVariants({
  upcoming: [base, { borderRadius: "50%" }],
  active: [pulse],
  completed: [base],
  cancelled: [base, { width: "10px", height: "3px" }],
  caution: [base, { borderRadius: "50%", background: "none", border: "2px solid currentColor" }],
});
