import { style } from "@vanilla-extract/css";
import { media } from "../../ui/theme/media.ts";
import { theme } from "../../ui/theme/theme.css.ts";

export const sheet = style({ display: "grid", gap: theme.space[4], minWidth: 0 });

export const round = style({ minWidth: "min(100%, 10rem)" });

/** Waiting players beside the groups, or above them on phones. */
export const columns = style({
  display: "grid",
  gap: theme.space[4],
  alignItems: "start",
  paddingTop: theme.space[4],
  "@media": { [media.desktop]: { gridTemplateColumns: "20rem minmax(0, 1fr)" } },
});

export const narrow = style({ maxWidth: theme.size.card });
