import { style } from "@vanilla-extract/css";
import { media } from "../../../ui/theme/media.ts";
import { theme } from "../../../ui/theme/theme.css.ts";

export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space[3],
  minWidth: 0,
  "@media": { [media.desktop]: { gap: theme.space[2] } },
});

export const tabs = style({ flex: 1, minWidth: 0, fontSize: theme.text.md });
