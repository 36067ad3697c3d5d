import { style } from "@vanilla-extract/css";
import { media } from "../../../ui/theme/media.ts";
import { theme } from "../../../ui/theme/theme.css.ts";

export const grid = style({
  display: "grid",
  gap: theme.space[3],
  "@media": {
    [media.tablet]: { gap: theme.space[4], gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});

/** Makes all cards of a row as high as the highest. */
export const cell = style({ display: "grid", minWidth: 0 });
