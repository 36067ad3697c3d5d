import { style } from "@vanilla-extract/css";
import { media } from "../../../theme/media.ts";
import { theme } from "../../../theme/theme.css.ts";
import { row } from "../SideGames.css.ts";

export const panels = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space[3],
  alignItems: "start",
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 1.3fr) minmax(0, 1fr)" } },
});

export const transfer = style([
  row,
  { gridTemplateColumns: "minmax(0, 1fr) auto", minHeight: theme.size.row },
]);

export const sum = style({ fontSize: theme.figure.md });
export const pays = style({ color: theme.color.textDim });
