import { style } from "@vanilla-extract/css";
import { theme } from "../../ui/theme/theme.css.ts";
import { label } from "../../ui/theme/voices.css.ts";

/** One line on most phones; large text takes more. */
export const record = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `${theme.space[3]} ${theme.space[2]}`,
});

export const name = style([label, { whiteSpace: "nowrap" }]);
