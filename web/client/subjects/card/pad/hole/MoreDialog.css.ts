import { style } from "@vanilla-extract/css";
import { theme } from "../../../../ui/theme/theme.css.ts";
import { low } from "./PadKeys.css.ts";

export const keys = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: theme.space[2],
});

export const key = style([low, { minHeight: theme.size.padKey }]);
