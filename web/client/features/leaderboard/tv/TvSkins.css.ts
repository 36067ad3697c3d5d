import { style } from "@vanilla-extract/css";
import { theme } from "../../../theme/theme.css.ts";
import { figure } from "../../../theme/voices.css.ts";
import { tv } from "./tvUnit.ts";

export const stake = style({
  display: "flex",
  alignItems: "baseline",
  gap: tv(16),
  lineHeight: 1,
});

export const worth = style([figure, { fontSize: tv(56), color: theme.color.money }]);

export const winner = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: tv(16),
  minHeight: tv(48),
  fontSize: tv(26),
});

export const side = style({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  fontWeight: theme.weight.strong,
});

export const amount = style([figure, { color: theme.color.money }]);
