import { style } from "@vanilla-extract/css";
import { media } from "../../../../ui/theme/media.ts";
import { theme } from "../../../../ui/theme/theme.css.ts";

export const key = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${theme.space.oneAndHalf} ${theme.space.threeAndHalf}`,
  fontSize: theme.text.xs,
  color: theme.card.dim,
  "@media": {
    [media.tablet]: { gap: `${theme.space[2]} ${theme.space[4]}`, fontSize: theme.text.sm },
  },
});

export const mark = style({ fontSize: "0.875rem" });
export const dot = style({ color: theme.card.accent, lineHeight: 1 });
