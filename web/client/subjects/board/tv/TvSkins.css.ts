import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";
import { figure } from "../../../ui/theme/voices.css.ts";
import { tv } from "./tvUnit.ts";
import { twoLines } from "./twoLines.ts";

export const stake = style({
  display: "flex",
  alignItems: "baseline",
  gap: tv(16),
  lineHeight: 1,
});

export const worth = style([figure, { fontSize: tv(56), color: theme.color.money }]);

/** A line without room begins a second column outside the panel, so that none is cut in two. */
export const winners = style({
  display: "flex",
  flexDirection: "column",
  flexWrap: "wrap",
  minHeight: 0,
  overflow: "hidden",
});

export const winner = style({
  flex: "none",
  width: "100%",
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: tv(16),
  minHeight: tv(48),
  paddingBlock: tv(4),
  fontSize: tv(26),
});

export const side = style({ ...twoLines, minWidth: 0, fontWeight: theme.weight.strong });

export const amount = style([figure, { color: theme.color.money }]);
