import { style } from "@vanilla-extract/css";
import { media } from "../../../../ui/theme/media.ts";
import { theme } from "../../../../ui/theme/theme.css.ts";

export const foot = style({
  display: "flex",
  alignItems: "end",
  justifyContent: "space-between",
  gap: theme.space[4],
  "@media": { [media.tablet]: { alignItems: "center" } },
});

export const facts = style({
  display: "grid",
  gap: theme.space.half,
  minWidth: 0,
  fontSize: theme.text.sm,
  color: theme.card.dim,
  lineHeight: 1.4,
  "@media": {
    [media.tablet]: {
      display: "flex",
      flexWrap: "wrap",
      gap: `${theme.space[1]} ${theme.space[4]}`,
    },
  },
});

export const state = style({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space.oneAndHalf,
  fontWeight: 700,
  color: theme.card.text,
});

export const button = style({ flex: "none" });
