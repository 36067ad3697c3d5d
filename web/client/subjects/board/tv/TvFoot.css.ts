import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";
import { figure } from "../../../ui/theme/voices.css.ts";
import { tv } from "./tvUnit.ts";

export const foot = style({
  gridColumn: "1 / -1",
  alignSelf: "end",
  display: "grid",
  gridTemplateColumns: "auto 1fr auto",
  alignItems: "center",
  gap: tv(26),
  fontSize: tv(26),
});

export const rows = style([figure, { fontSize: tv(30) }]);

/** The part of the page's time that is over. */
export const bar = style({
  appearance: "none",
  width: "100%",
  height: tv(6),
  border: 0,
  borderRadius: tv(3),
  overflow: "hidden",
  background: theme.color.raised,
  selectors: {
    "&::-webkit-progress-bar": { background: theme.color.raised },
    "&::-webkit-progress-value": { background: theme.color.accent },
    "&::-moz-progress-bar": { background: theme.color.accent },
  },
});
