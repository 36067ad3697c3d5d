import { globalStyle, style } from "@vanilla-extract/css";
import { control } from "../../../form/Control.css.ts";
import { media } from "../../../ui/theme/media.ts";
import { theme } from "../../../ui/theme/theme.css.ts";

export const list = style({ display: "grid", gap: theme.space[4], minWidth: 0 });

export const choices = style({
  display: "grid",
  gap: theme.space[3],
  minWidth: 0,
  "@media": {
    [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) 320px", alignItems: "end" },
  },
});

/** On phones all five are visible: a little narrower, and from edge to edge. */
export const filters = style({
  "@media": {
    [media.phone]: {
      justifyContent: "space-between",
      marginInline: `calc(-1 * ${theme.space[4]})`,
      paddingInline: theme.space[1],
      gap: 0,
    },
  },
});

globalStyle(`${filters} > button`, {
  "@media": {
    [media.phone]: {
      paddingInline: theme.space.oneAndHalf,
      fontSize: theme.text.sm,
      fontStretch: theme.width.name,
    },
  },
});

export const search = style({ position: "relative", display: "grid", alignItems: "center" });

export const searchSign = style({
  position: "absolute",
  left: theme.space.threeAndHalf,
  color: theme.color.textDim,
  pointerEvents: "none",
});

export const searchField = style([
  control,
  {
    minHeight: theme.size.target,
    selectors: { [`${search} > &`]: { paddingLeft: "44px" } },
  },
]);

/** Keeps the content below from jumping into view and out again. */
export const coming = style({ minHeight: "100vh" });
