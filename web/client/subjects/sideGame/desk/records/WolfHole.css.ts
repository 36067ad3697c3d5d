import { style } from "@vanilla-extract/css";
import { media } from "../../../../ui/theme/media.ts";
import { theme } from "../../../../ui/theme/theme.css.ts";

export const hole = style({
  display: "grid",
  gap: theme.space[3],
  alignItems: "end",
  margin: 0,
  padding: theme.space[3],
  border: 0,
  borderRadius: theme.radius.slot,
  background: theme.color.surface,
  minWidth: 0,
  "@media": {
    [media.desktop]: { gridTemplateColumns: "12rem 12rem minmax(0, 1fr)" },
  },
});

export const legend = style({ float: "left", fontWeight: theme.weight.strong });
