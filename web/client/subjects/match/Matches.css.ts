import { style, styleVariants } from "@vanilla-extract/css";
import { theme } from "../../ui/theme/theme.css.ts";

export const table = style({
  width: "100%",
  marginTop: theme.space[2],
  borderCollapse: "collapse",
  lineHeight: 1.2,
});

const cell = style({
  padding: `${theme.space.oneAndHalf} ${theme.space[1]}`,
  borderTop: `${theme.line.hair} solid ${theme.color.line}`,
  textAlign: "center",
});

export const between = style([cell, { width: "9rem", fontWeight: theme.weight.text }]);

/** The parts are aligned in the same columns, whichever side leads. */
export const hole = style({
  display: "grid",
  gridTemplateColumns: "1.5rem 1rem 3rem 1rem",
  alignItems: "center",
  justifyContent: "center",
});

/** The winner of the hole. It is underlined too, because colour alone is not enough. */
export const score = styleVariants({
  won: [
    cell,
    {
      color: theme.color.accentText,
      textDecoration: "underline",
      textDecorationThickness: theme.line.thick,
      textUnderlineOffset: theme.space[1],
    },
  ],
  other: [cell],
});

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
