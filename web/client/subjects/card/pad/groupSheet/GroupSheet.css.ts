import { globalStyle, style } from "@vanilla-extract/css";
import { largeText } from "../../../../ui/theme/media.ts";
import { theme } from "../../../../ui/theme/theme.css.ts";

export { foot, ways } from "../RoundEntry.css.ts";

export const sheet = style({
  display: "grid",
  alignContent: "start",
  gap: theme.space[3],
  containerType: "inline-size",
  gridTemplateColumns: "minmax(0, 1fr)",
  padding: `${theme.space[2]} ${theme.space[3]} ${theme.space[4]}`,
});

export const table = style({
  width: "100%",
  tableLayout: "fixed",
  borderCollapse: "collapse",
  fontSize: theme.text.md,
  textAlign: "center",
});

globalStyle(`${table} :is(th, td)`, {
  height: "1.9rem",
  padding: 0,
  borderBottom: `${theme.line.thin} solid ${theme.color.line}`,
});
globalStyle(`${table} th`, { fontSize: theme.text.sm, fontWeight: theme.weight.strong });

export const narrow = style({ width: "3rem" });
/** With very large text the scores need its room. */
export const par = style({
  width: "2.4rem",
  color: theme.color.textDim,
  "@container": { [largeText]: { display: "none" } },
});

export const name = style({
  width: "100%",
  minHeight: theme.size.target,
  paddingInline: theme.space.half,
  color: theme.color.text,
  fontSize: theme.text.sm,
  fontWeight: theme.weight.strong,
  textDecoration: "underline",
  textUnderlineOffset: theme.space[1],
});

/** Some first names are longer than their column. */
export const cutName = style({
  display: "block",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

export const mark = style({ fontSize: theme.text.md });
export const disputed = style({
  boxShadow: `inset 0 0 0 ${theme.line.thick} ${theme.color.error}`,
});
export const sum = style({ background: theme.color.surface });

export const states = style({ display: "grid", gap: theme.space[1], listStyle: "none" });
export const state = style({
  display: "grid",
  gap: theme.space.half,
  padding: `${theme.space[2]} ${theme.space[3]}`,
  borderRadius: theme.radius.slot,
  background: theme.color.surface,
});
export const way = style({ flex: "1 1 auto", paddingInline: theme.space[3] });
