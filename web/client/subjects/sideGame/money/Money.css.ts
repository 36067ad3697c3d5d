import { style } from "@vanilla-extract/css";
import { media } from "../../../ui/theme/media.ts";
import { theme } from "../../../ui/theme/theme.css.ts";
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
/** On phones a line of its own, so that no name is torn apart. */
export const receiver = style({ "@media": { [media.phone]: { display: "block" } } });
/** A game and what it brought stay together. */
export const part = style({ display: "inline-block" });
