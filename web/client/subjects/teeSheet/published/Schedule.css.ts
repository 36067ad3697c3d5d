import { style } from "@vanilla-extract/css";
import { media } from "../../../ui/theme/media.ts";
import { figure, theme } from "../../../ui/theme/theme.css.ts";

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `${theme.space[1]} ${theme.space[3]}`,
});

const twoColumns = { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" };

export const groups = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space[4],
  "@media": {
    "screen and (min-width: 760px)": twoColumns,
    [media.wide]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    print: twoColumns,
  },
});

/** Groups out of sight are not rendered, which keeps a large field fast. */
export const group = style({ contentVisibility: "auto", containIntrinsicSize: "auto 270px" });

export const groupHead = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: `${theme.space[1]} ${theme.space[3]}`,
  minHeight: theme.size.rowLow,
  padding: theme.space.oneAndHalf,
  borderRadius: theme.radius.slot,
  background: theme.color.surface,
});

export const time = style([
  figure,
  {
    display: "inline-grid",
    placeItems: "center",
    minWidth: "76px",
    minHeight: theme.size.target,
    padding: `0 ${theme.space[2]}`,
    borderRadius: theme.radius.slot,
    background: theme.color.sunken,
    boxShadow: theme.shadow.slot,
    fontSize: theme.figure.md,
  },
]);

export const groupName = style({
  flex: "1 1 6rem",
  minWidth: 0,
  fontWeight: theme.weight.strong,
  lineHeight: theme.leading.snug,
  overflowWrap: "anywhere",
});

export const side = style({
  display: "grid",
  gap: theme.size.slat,
  // Who follows is not of the side.
  marginBottom: theme.space[2],
});

export const slot = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: theme.space[3],
  minHeight: theme.size.target,
  padding: `${theme.space[1]} ${theme.space[3]}`,
  borderRadius: theme.radius.slot,
  background: theme.color.surface,
  "@media": { print: { borderBottom: `${theme.line.hair} solid ${theme.color.line}` } },
});

export const ownSlot = style({ background: theme.color.accentWash });

/** An outlined slot is free. */
export const freeSlot = style([
  slot,
  {
    gridTemplateColumns: "minmax(0, 1fr)",
    background: "transparent",
    boxShadow: `inset 0 0 0 ${theme.line.hair} ${theme.color.line}`,
    color: theme.color.textDim,
  },
]);

export const who = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${theme.space.half} ${theme.space[2]}`,
  minWidth: 0,
  lineHeight: theme.leading.snug,
});

export const handicap = style({
  fontSize: theme.text.xs,
  fontStretch: theme.width.label,
  color: theme.color.textDim,
  whiteSpace: "nowrap",
  "@media": { [media.narrow]: { gridColumn: "2" } },
});
