import { style } from "@vanilla-extract/css";
import { coming } from "../states/Skeleton.css.ts";
import { theme } from "../theme/theme.css.ts";
import { main, wrap } from "./Page.css.ts";

export const footer = style([
  wrap,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: theme.space[3],
    paddingBlock: theme.space[5],
    selectors: {
      // It has no place before the page has its length.
      [`${main}:has(${coming}) ~ &`]: { visibility: "hidden" },
    },
  },
]);

export const links = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${theme.space[5]}`,
  fontWeight: 600,
  color: theme.color.textDim,
});

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: theme.size.target,
  selectors: { "&:hover": { color: theme.color.text } },
});
