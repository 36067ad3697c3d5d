import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";
import { figure, label } from "../../../ui/theme/voices.css.ts";

export const preview = style({ display: "grid", gap: theme.space[4], minWidth: 0 });

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

export const cuts = style({ display: "grid", gap: theme.space[2], paddingBottom: theme.space[4] });

export const made = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space[3],
  padding: theme.space[3],
  borderRadius: theme.radius.slot,
  background: theme.color.raised,
});
