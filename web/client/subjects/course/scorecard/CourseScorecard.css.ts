import { style } from "@vanilla-extract/css";
import { media } from "../../../ui/theme/media.ts";
import { theme } from "../../../ui/theme/theme.css.ts";

export const tabs = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space[4],
  minWidth: 0,
});

export const fields = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  alignItems: "start",
  gap: theme.space[3],
  "@media": {
    [media.narrow]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.tablet]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
  },
});
