import { style, styleVariants } from "@vanilla-extract/css";
import { largeText, media } from "../../../ui/theme/media.ts";
import { theme } from "../../../ui/theme/theme.css.ts";

export const score = style({
  display: "grid",
  gap: theme.space[3],
  padding: theme.space[4],
  borderRadius: theme.radius.slot,
  background: theme.color.surface,
  containerType: "inline-size",
});

export const teams = style({
  display: "flex",
  alignItems: "end",
  justifyContent: "space-between",
  gap: theme.space[3],
  "@media": { [media.narrow]: { flexWrap: "wrap" } },
  "@container": { [largeText]: { display: "grid", justifyContent: "start" } },
});

export const team = style({
  display: "grid",
  gap: theme.space.oneAndHalf,
  selectors: { "&:last-child": { justifyItems: "end" } },
  "@container": { [largeText]: { selectors: { "&:last-child": { justifyItems: "start" } } } },
});
export const flag = styleVariants({
  green: { flex: "none", color: theme.color.accentText, fill: "currentColor" },
  red: { flex: "none", color: theme.color.under, fill: "currentColor" },
});
export const played = style({
  fontSize: theme.text.sm,
  textAlign: "center",
  color: theme.color.textDim,
  // Two names leave no room between them on the smallest phones.
  "@media": { [media.narrow]: { order: 1, flexBasis: "100%" } },
  "@container": { [largeText]: { textAlign: "start" } },
});

export const bar = style({
  width: "100%",
  height: "12px",
  borderRadius: theme.radius.slot,
  overflow: "hidden",
});
export const ours = style({ fill: theme.color.accentText });
export const theirs = style({ fill: theme.color.under });

export const line = style({
  padding: theme.space[4],
  background: theme.color.surface,
  lineHeight: theme.leading.text,
});

export const match = style({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  alignItems: "center",
  gap: theme.space[3],
  padding: theme.space[4],
  background: theme.color.surface,
  "@media": { [media.tablet]: { gridTemplateColumns: "2fr 1fr 2fr" } },
});

export const result = style({
  fontSize: theme.figure.sm,
  textAlign: "right",
  "@media": { [media.tablet]: { textAlign: "center" } },
});
export const badges = style({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  gap: theme.space[2],
  "@media": { [media.tablet]: { gridColumn: "auto", justifyContent: "end" } },
});

export const pair = style({
  display: "flex",
  alignItems: "baseline",
  gap: theme.space[4],
  padding: theme.space[4],
  background: theme.color.surface,
  fontSize: theme.figure.sm,
});
export const text = style({ fontSize: theme.text.md });
