import { style } from "@vanilla-extract/css";
import { theme } from "../../theme/theme.css.ts";

export const tabs = style({ display: "grid", gap: theme.space[3] });

export const fields = style({ display: "grid", gap: theme.space[3] });

export const source = style({
  display: "grid",
  gap: theme.space[2],
  paddingBottom: theme.space[3],
});
