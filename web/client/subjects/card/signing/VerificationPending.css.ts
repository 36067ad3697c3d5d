import { style } from "@vanilla-extract/css";
import { media } from "../../../ui/theme/media.ts";
import { theme } from "../../../ui/theme/theme.css.ts";

export const list = style({
  display: "grid",
  gap: theme.space[4],
  alignItems: "start",
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const words = style({ flex: "1 1 8rem", minWidth: 0, overflowWrap: "anywhere" });
export const way = style({ flex: "1 1 11rem", paddingInline: theme.space[3] });
export const news = style({
  display: "block",
  marginTop: theme.space[3],
  padding: `${theme.space[2]} ${theme.space[3]}`,
  borderRadius: theme.radius.slot,
  background: theme.color.caution,
  color: theme.color.onCaution,
  fontSize: theme.text.sm,
  lineHeight: 1.3,
});
