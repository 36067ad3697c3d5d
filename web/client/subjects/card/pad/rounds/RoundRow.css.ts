import { style } from "@vanilla-extract/css";
import { theme } from "../../../../ui/theme/theme.css.ts";

export const ways = style({
  display: "flex",
  flexWrap: "wrap",
  gap: theme.space[2],
  selectors: { "&:empty": { display: "none" } },
});

export const way = style({ flex: "1 1 9rem" });
