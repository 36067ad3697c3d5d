import { style } from "@vanilla-extract/css";
import { media } from "../../../ui/theme/media.ts";
import { theme } from "../../../ui/theme/theme.css.ts";
import { figure } from "../../../ui/theme/voices.css.ts";

export const scroller = style({ minWidth: 0, overflowX: "auto" });

export const table = style({
  width: "100%",
  borderCollapse: "separate",
  borderSpacing: `0 ${theme.size.slat}`,
});

export const caption = style({
  paddingBottom: theme.space[1],
  textAlign: "left",
  fontWeight: theme.weight.strong,
});

const inset = {
  paddingInline: theme.line.hair,
  height: theme.size.target,
  textAlign: "center",
} as const;

export const head = style({
  ...inset,
  fontSize: theme.text.xs,
  color: theme.color.textDim,
});

export const label = style({
  ...inset,
  paddingInlineEnd: theme.space[2],
  fontSize: theme.text.xs,
  textAlign: "left",
  color: theme.color.textDim,
});

export const cell = style([
  figure,
  {
    ...inset,
    minWidth: "24px",
    background: theme.color.raised,
    fontSize: theme.text.md,
    "@media": { [media.tablet]: { fontSize: theme.figure.sm } },
  },
]);

/** Above the colour of the mark, which has one for all scores below par. */
export const eagle = style({ selectors: { "&&": { color: theme.color.money } } });
