import { style } from "@vanilla-extract/css";
import { theme } from "../../../theme/theme.css.ts";

export const form = style({ display: "grid", gap: theme.space[4] });

export const distances = style({
  margin: 0,
  paddingInlineStart: theme.space[5],
  overflowWrap: "anywhere",
});

export const takeBack = style({ marginInlineStart: theme.space[3] });
