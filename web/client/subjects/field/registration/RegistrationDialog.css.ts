import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";

export const facts = style({ display: "grid", gap: theme.space.oneAndHalf, fontWeight: 560 });

export const sign = style({ flex: "none", color: theme.color.textDim });

export const notice = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  gap: theme.space[3],
  padding: theme.space[4],
  borderRadius: theme.radius.control,
  background: theme.color.raised,
  lineHeight: 1.45,
});

/** This text has the focus only to be read out, because it cannot be pressed. */
export const statusText = style({ outline: "none" });
