import { style } from "@vanilla-extract/css";
import { theme } from "../../ui/theme/theme.css.ts";

export const content = style({ display: "grid", gap: theme.space[4] });

export const course = style({
  padding: theme.space[4],
  borderRadius: theme.radius.control,
  background: theme.color.raised,
  lineHeight: 1.4,
  overflowWrap: "anywhere",
});

export const name = style({ fontWeight: theme.weight.strong });
