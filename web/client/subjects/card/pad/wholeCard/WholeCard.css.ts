import { style } from "@vanilla-extract/css";
import { media } from "../../../../ui/theme/media.ts";
import { figure, label, theme } from "../../../../ui/theme/theme.css.ts";

const columns = {
  display: "grid",
  gridTemplateColumns: "1fr 0.8fr 0.9fr 1.4fr",
  alignItems: "center",
  justifyItems: "center",
  width: "100%",
} as const;

export const head = style([label, columns, { minHeight: "28px" }]);
export const row = style({
  ...columns,
  minHeight: theme.size.target,
  borderRadius: theme.radius.slot,
  background: theme.color.surface,
  fontSize: theme.figure.sm,
  "@media": { [media.hover]: { selectors: { "&:hover": { background: theme.color.raised } } } },
});

/** The visible part of a hole; screen readers get its name instead. */
export const face = style({ display: "contents" });

export const par = style({ color: theme.color.textDim });

export const score = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  width: "100%",
});

export const lock = style({ position: "absolute", left: 0, color: theme.color.textDim });

export const sum = style([
  figure,
  columns,
  {
    minHeight: theme.size.target,
    borderRadius: theme.radius.slot,
    background: theme.color.sunken,
    boxShadow: theme.shadow.slot,
    fontSize: theme.figure.sm,
  },
]);

/** As wide as a number of two figures, so that it keeps clear of the edge. */
export const sumName = style({ fontSize: theme.text.sm });

export { foot, ways } from "../RoundEntry.css.ts";

export const card = style({
  display: "grid",
  alignContent: "start",
  gap: theme.space[3],
  padding: `${theme.space[2]} ${theme.space[3]} ${theme.space[4]}`,
});

/** Both nines side by side; below each other with very large text. */
export const nines = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 10rem), 1fr))",
  gap: theme.space[3],
});

export const way = style({ flex: "1 1 auto", paddingInline: theme.space[3] });
