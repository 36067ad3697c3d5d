import { style } from "@vanilla-extract/css";
import { theme } from "../../../theme/theme.css.ts";

export const panel = style({ display: "grid", gap: theme.space[4], minWidth: 0 });

export const head = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: theme.space[4],
  fontSize: theme.text.sm,
});

export const tabs = style({ fontSize: theme.text.md });
