import { style, styleVariants } from "@vanilla-extract/css";
import { theme } from "../../theme/theme.css.ts";
import { label } from "../../theme/voices.css.ts";

export const none = style({ paddingTop: theme.space[2], color: theme.color.textDim });

export const table = style({
  width: "100%",
  marginTop: theme.space[2],
  borderCollapse: "collapse",
  tableLayout: "fixed",
  lineHeight: 1.2,
});

export const head = style([
  label,
  { padding: theme.space[1], verticalAlign: "bottom", overflowWrap: "anywhere" },
]);

export const holeHead = style([head, { width: "3rem" }]);

const cell = style({
  padding: `6px ${theme.space[1]}`,
  borderTop: `1px solid ${theme.color.line}`,
  textAlign: "center",
});

export const number = style([cell, { color: theme.color.textDim, fontWeight: theme.weight.text }]);
export const state = style([cell, { fontSize: theme.text.sm }]);

/** Who has won the hole: underlined, too, for those who see no colours. */
export const score = styleVariants({
  won: [
    cell,
    {
      color: theme.color.accentText,
      textDecoration: "underline",
      textDecorationThickness: "2px",
      textUnderlineOffset: "4px",
    },
  ],
  other: [cell],
});
