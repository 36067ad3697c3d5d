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

export const middle = style([cell, { width: "9rem", fontWeight: theme.weight.text }]);

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
