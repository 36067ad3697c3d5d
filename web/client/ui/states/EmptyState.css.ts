import { style } from "@vanilla-extract/css";
import { theme } from "../theme/theme.css.ts";

export const empty = style({
  display: "grid",
  justifyItems: "center",
  gap: theme.space[3],
  padding: `${theme.space[6]} ${theme.space[5]}`,
  overflow: "hidden",
  borderRadius: theme.radius.panel,
  background: theme.color.surface,
  textAlign: "center",
});

export const art = style({
  width: "220px",
  height: "130px",
  overflow: "hidden",
  borderRadius: theme.radius.panel,
});

export const title = style({ fontSize: theme.text["2xl"] });
export const sentence = style({ maxWidth: "26em", color: theme.color.textDim });
export const error = style([empty, { boxShadow: `inset 0 0 0 2px ${theme.color.line}` }]);
export const sign = style({ color: theme.color.error });
