import { style, styleVariants } from "@vanilla-extract/css";
import { theme } from "../../ui/theme/theme.css.ts";

export const round = style({ display: "grid", gap: theme.space[2], maxWidth: theme.size.card });
export const match = style({
  padding: `${theme.space[2]} ${theme.space[3]}`,
  borderRadius: theme.radius.slot,
  background: theme.color.surface,
  "@media": { print: { borderBottom: `${theme.line.hair} solid ${theme.color.line}` } },
});

export const ownMatch = style({ background: theme.color.accentWash });

/** The whole line can be pressed. */
export const summary = style({
  display: "block",
  listStyle: "none",
  cursor: "pointer",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});

export const chevron = style({
  verticalAlign: "middle",
  selectors: { "details[open] > summary &": { transform: "rotate(180deg)" } },
});

export const line = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto minmax(0, 1fr)",
  alignItems: "center",
  gap: theme.space[2],
});

const sideOfLine = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${theme.space.half} ${theme.space[2]}`,
  minWidth: 0,
  lineHeight: theme.leading.snug,
  selectors: { "&:last-child": { justifyContent: "flex-end", textAlign: "right" } },
});

export const side = styleVariants({
  ahead: [sideOfLine, { fontWeight: theme.weight.strong }],
  level: [sideOfLine, { fontWeight: theme.weight.strong }],
  behind: [sideOfLine, { color: theme.color.textDim }],
});

export const middle = style({ display: "grid", justifyItems: "center", gap: theme.space.half });

/** Keeps its width if there is no arrow, so that all states are aligned. */
export const arrow = style({
  width: "1em",
  textAlign: "center",
  fontSize: theme.text.xs,
  color: theme.color.accentText,
});

export const state = style({
  selectors: { "&&": { minWidth: "76px", fontSize: theme.figure.sm } },
});

export const form = style({ display: "grid", gap: theme.space[4], maxWidth: theme.size.card });
