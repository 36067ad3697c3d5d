import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";
import { figure } from "../../../ui/theme/voices.css.ts";

export const item = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: theme.space[2],
  minHeight: theme.size.targetLarge,
  paddingBlock: theme.space[1],
  selectors: { "& + &": { boxShadow: `${theme.edge.above} ${theme.color.line}` } },
});

export const name = style({
  display: "block",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  fontWeight: theme.weight.strong,
  lineHeight: 1.2,
});

/** "Birdie 3 on 7". */
export const what = style({
  fontWeight: theme.weight.strong,
  color: theme.color.text,
  selectors: { "&::first-letter": { textTransform: "uppercase" } },
  display: "inline-block",
});

export const strokes = style([figure, { fontSize: theme.figure.sm }]);
