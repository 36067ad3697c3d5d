import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";

export const banner = style({
  display: "flex",
  alignItems: "flex-start",
  gap: theme.space[2],
  padding: `${theme.space[2]} ${theme.space[3]}`,
  borderRadius: theme.radius.slot,
  background: theme.color.caution,
  color: theme.color.onCaution,
  fontSize: theme.text.sm,
  lineHeight: 1.3,
});

export const sign = style({ flex: "none" });
export const words = style({ overflowWrap: "anywhere" });

export const summary = style({
  listStyle: "none",
  cursor: "pointer",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});

export const firstLines = style([
  words,
  {
    flex: 1,
    selectors: {
      "details:not([open]) > summary > &": {
        display: "-webkit-box",
        overflow: "hidden",
        WebkitBoxOrient: "vertical",
        WebkitLineClamp: 2,
      },
    },
  },
]);

export const chevron = style({
  flex: "none",
  alignSelf: "center",
  selectors: { "details[open] > summary > &": { rotate: "180deg" } },
});
export const strong = style({ fontWeight: theme.weight.strong });
