import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";

export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space[4],
  minWidth: 0,
});

export const tabs = style({ flex: 1, minWidth: 0, fontSize: theme.text.md });
