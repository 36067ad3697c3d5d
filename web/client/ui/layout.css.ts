import { style, styleVariants } from "@vanilla-extract/css";
import { theme } from "./theme/theme.css.ts";

const { space, color, text: texts, weight, leading } = theme;

// What is said of an element comes after what it is, so that it counts.
export const stack = style({ display: "grid" });
export const row = style({ display: "flex", alignItems: "center" });

const gaps = {
  half: space.half,
  1: space[1],
  oneAndHalf: space.oneAndHalf,
  2: space[2],
  3: space[3],
  4: space[4],
  5: space[5],
  slat: theme.size.slat,
};
const paddings = { 2: space[2], 3: space[3], 4: space[4] };

/** What an element can say of its place, its room and its words. */
export const atoms = {
  /** The only column is as wide as the stack, whatever is in it. */
  fits: { true: style({ gridTemplateColumns: "minmax(0, 1fr)" }) },
  inline: { true: style({ display: "inline-flex" }) },
  align: styleVariants(
    { start: "start", end: "end", baseline: "baseline", stretch: "stretch" },
    (alignItems) => ({ alignItems }),
  ),
  items: styleVariants({ start: "start", center: "center" }, (justifyItems) => ({ justifyItems })),
  justify: styleVariants(
    { between: "space-between", end: "end", center: "center" },
    (justifyContent) => ({ justifyContent }),
  ),
  packed: { true: style({ alignContent: "start" }) },
  wrap: { true: style({ flexWrap: "wrap" }) },
  gap: styleVariants(gaps, (gap) => ({ gap })),
  pad: styleVariants(paddings, (padding) => ({ padding })),
  padX: styleVariants({ 3: space[3], 4: space[4] }, (paddingInline) => ({ paddingInline })),
  padY: styleVariants({ 2: space[2], 3: space[3] }, (paddingBlock) => ({ paddingBlock })),
  top: styleVariants({ oneAndHalf: space.oneAndHalf, 2: space[2], 4: space[4] }, (paddingTop) => ({
    paddingTop,
  })),
  bottom: styleVariants(paddings, (paddingBottom) => ({ paddingBottom })),
  ground: styleVariants(
    {
      ground: color.ground,
      surface: color.surface,
      raised: color.raised,
      caution: color.caution,
    },
    (background) => ({ background }),
  ),
  radius: styleVariants(
    { slot: theme.radius.slot, control: theme.radius.control, panel: theme.radius.panel },
    (borderRadius) => ({ borderRadius }),
  ),
  shadow: { raised: style({ boxShadow: theme.shadow.raised }) },
  tone: styleVariants(
    {
      textDim: color.textDim,
      error: color.error,
      onCaution: color.onCaution,
      accentText: color.accentText,
    },
    (tone) => ({ color: tone }),
  ),
  size: styleVariants(
    { xs: texts.xs, sm: texts.sm, md: texts.md, lg: texts.lg, xl: texts.xl },
    (fontSize) => ({
      fontSize,
    }),
  ),
  weight: styleVariants(
    { text: weight.text, label: weight.label, strong: weight.strong, 600: 600, 720: 720 },
    (fontWeight) => ({ fontWeight }),
  ),
  leading: styleVariants(
    { 1.2: 1.2, 1.25: 1.25, 1.3: 1.3, 1.35: 1.35, 1.4: 1.4, 1.45: 1.45, snug: leading.snug },
    (lineHeight) => ({ lineHeight }),
  ),
  stretch: { label: style({ fontStretch: theme.width.label }) },
  figures: { true: style({ fontVariantNumeric: "tabular-nums" }) },
  breaks: { true: style({ overflowWrap: "anywhere" }) },
  oneLine: { true: style({ whiteSpace: "nowrap" }) },
  cut: { true: style({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }) },
  shrinks: { true: style({ minWidth: 0 }) },
  width: { card: style({ maxWidth: theme.size.card }) },
  fixed: { true: style({ flex: "none" }) },
  grows: { true: style({ flex: 1 }) },
  target: { true: style({ minHeight: theme.size.target }) },
};

export const hidden = style({
  position: "absolute",
  width: "1px",
  height: "1px",
  margin: "-1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});
