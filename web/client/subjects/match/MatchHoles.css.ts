import { style, styleVariants } from "@vanilla-extract/css";
import { theme } from "../../ui/theme/theme.css.ts";

export const none = style({ paddingTop: theme.space[2], color: theme.color.textDim });

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

export const middle = style([cell, { width: "9rem", fontWeight: theme.weight.text }]);

/** The parts are aligned in the same columns, whichever side leads. */
export const hole = style({
  display: "grid",
  gridTemplateColumns: "1.5rem 1rem 3rem 1rem",
  alignItems: "center",
  justifyContent: "center",
});

export const number = style({
  color: theme.color.textDim,
  fontSize: theme.text.sm,
  fontVariantNumeric: "tabular-nums",
});

export const arrow = style({ fontSize: theme.text.xs, color: theme.color.accentText });
export const state = style({ fontWeight: theme.weight.strong, whiteSpace: "nowrap" });

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
