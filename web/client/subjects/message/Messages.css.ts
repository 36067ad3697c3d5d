import { style } from "@vanilla-extract/css";
import { media } from "../../ui/theme/media.ts";
import { theme } from "../../ui/theme/theme.css.ts";

/** The text beside what arrives. */
export const writing = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space[4],
  alignItems: "start",
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const mail = style({
  display: "grid",
  gap: theme.space[2],
  padding: theme.space[4],
  borderRadius: theme.radius.slot,
  background: theme.color.raised,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});
