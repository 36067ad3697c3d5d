import { style } from "@vanilla-extract/css";
import { media } from "../../../../ui/theme/media.ts";
import { theme } from "../../../../ui/theme/theme.css.ts";
import { figure } from "../../../../ui/theme/voices.css.ts";

export const plates = style({
  display: "grid",
  gridTemplateColumns: "1.25fr 0.8fr 1fr",
  gap: theme.size.slat,
  overflow: "hidden",
  borderRadius: theme.radius.slot,
  "@media": { [media.tablet]: { gridTemplateColumns: "1.35fr 1fr 1fr" } },
});

export const plate = style({
  display: "grid",
  alignContent: "space-between",
  gap: theme.space.oneAndHalf,
  padding: theme.space.twoAndHalf,
  background: theme.card.raised,
  "@media": {
    [media.tablet]: {
      gap: theme.space[2],
      padding: `${theme.space[3]} ${theme.space[4]} ${theme.space[3]}`,
    },
  },
});

export const name = style({
  fontSize: theme.text.xs,
  fontStretch: theme.width.label,
  lineHeight: 1.15,
  color: theme.card.dim,
  "@media": {
    [media.tablet]: { fontSize: theme.text.sm, fontStretch: theme.width.text },
  },
});

export const value = style([
  figure,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    gap: `0 ${theme.space.threeAndHalf}`,
    fontSize: theme.text["2xl"],
    lineHeight: 0.9,
    "@media": { [media.tablet]: { fontSize: "2.5rem" } },
  },
]);

export const toPar = style({
  fontSize: theme.text.lg,
  "@media": { [media.tablet]: { fontSize: theme.text.xl } },
});

/** As high as a finger, without making the plate higher than its neighbour. */
export const explained = style({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space[2],
  minWidth: theme.size.target,
  minHeight: theme.size.target,
  marginBlock: `calc(${theme.space[2]} * -1)`,
  color: "inherit",
  font: "inherit",
  fontStretch: "inherit",
});

export const sign = style({ color: theme.card.dim });
