import { style } from "@vanilla-extract/css";
import { media } from "../../ui/theme/media.ts";
import { theme } from "../../ui/theme/theme.css.ts";

/** A row and its actions: below it, or beside it on wide screens. */
export const slat = style({
  display: "grid",
  minWidth: 0,
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
  overflow: "hidden",
  borderRadius: theme.radius.slot,
  background: theme.color.surface,
});

export const row = style({
  display: "grid",
  gridTemplateColumns: "84px minmax(0, 1fr) auto",
  alignItems: "center",
  gap: theme.space.threeAndHalf,
  minHeight: "92px",
  paddingRight: theme.space[3],
});

export const link = style([
  row,
  {
    "@media": { [media.hover]: { selectors: { "&:hover": { background: theme.color.raised } } } },
    selectors: { "&:focus-visible": { outlineOffset: `calc(${theme.focus.width} * -1)` } },
  },
]);

export const art = style({ alignSelf: "stretch", overflow: "hidden" });

export const body = style({
  display: "grid",
  gap: theme.space[1],
  minWidth: 0,
  paddingBlock: theme.space.twoAndHalf,
});

export const arrow = style({ flex: "none" });

export const tools = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-end",
  padding: theme.space[3],
  "@media": { [media.tablet]: { padding: `0 ${theme.space[4]}` } },
});

export const tool = style({ "@media": { [media.phone]: { flex: 1 } } });
