import { style } from "@vanilla-extract/css";
import { media } from "../../../../ui/theme/media.ts";
import { theme } from "../../../../ui/theme/theme.css.ts";
import { figure, label } from "../../../../ui/theme/voices.css.ts";

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
