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

/** Stays in sight below eighteen holes, and touches no field. */
export const foot = style({
  position: "sticky",
  zIndex: 2,
  // Over the room that a dialog leaves at its end.
  bottom: `calc(-1 * ${theme.space[5]})`,
  marginBlock: `${theme.space[4]} calc(-1 * ${theme.space[5]})`,
  paddingBlock: theme.space[3],
  background: theme.color.surface,
  boxShadow: `${theme.edge.above} ${theme.color.line}`,
});
