import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";
import { figure, label } from "../../../ui/theme/voices.css.ts";

export const words = style({ fontWeight: theme.weight.strong, overflowWrap: "anywhere" });

export const lines = style({ width: "100%", borderCollapse: "collapse" });

export const caption = style([words, { paddingBottom: theme.space[1], textAlign: "left" }]);

export const head = style([label, { textAlign: "left", fontWeight: theme.weight.label }]);
export const headFigure = style([head, { width: "4.5rem", textAlign: "right" }]);

export const line = style({ borderTop: `${theme.line.hair} solid ${theme.color.line}` });

export const name = style({
  paddingBlock: theme.space[1],
  textAlign: "left",
  fontWeight: theme.weight.label,
  lineHeight: theme.leading.snug,
  overflowWrap: "anywhere",
});
export const figures = style([figure, { fontSize: theme.figure.sm, textAlign: "right" }]);
