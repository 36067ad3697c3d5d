import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../../ui/theme/media.ts";
import { theme } from "../../../ui/theme/theme.css.ts";

export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space[3],
  "@media": { [media.desktop]: { gap: theme.space[2] } },
  vars: { [theme.size.field]: theme.size.fieldOffice },
});

export const tools = style({
  display: "grid",
  gap: theme.space[3],
  alignItems: "end",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  "@media": {
    [media.tablet]: { gridTemplateColumns: "minmax(0, 18rem) repeat(3, minmax(0, 12rem))" },
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 1fr) repeat(3, auto)",
      alignItems: "center",
      gap: theme.space[4],
    },
  },
});

// On a desk the names stand before their fields, so that another row of players is in sight.
globalStyle(`${tools} > *`, {
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "auto minmax(8rem, 1fr)",
      alignItems: "center",
      gap: theme.space[2],
    },
  },
});

export const dock = style({
  position: "sticky",
  zIndex: 4,
  bottom: theme.space[2],
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${theme.space[2]} ${theme.space[3]}`,
  minHeight: theme.size.targetLarge,
  padding: `${theme.space[1]} ${theme.space[3]}`,
  borderRadius: theme.radius.control,
  background: theme.color.raised,
  // Nothing shows between it and the edge of the window.
  boxShadow: `0 ${theme.space[2]} ${theme.color.ground}`,
  lineHeight: 1.3,
});

// The cell at work does not stop behind it.
globalStyle(`html:has(${dock})`, { scrollPaddingBottom: "5rem" });

export const dockText = style({
  flex: 1,
  minWidth: "min(100%, 12rem)",
  overflowWrap: "anywhere",
  "@media": { [media.desktop]: { flex: "0 1 auto", minWidth: 0 } },
});
export const dockAsks = style([
  dock,
  { background: theme.color.caution, color: theme.color.onCaution },
]);
