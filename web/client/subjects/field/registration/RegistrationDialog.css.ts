import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";

export const content = style({ display: "grid", gap: theme.space[4], alignContent: "start" });

export const facts = style({ display: "grid", gap: theme.space.oneAndHalf, fontWeight: 560 });

export const fact = style({
  display: "flex",
  alignItems: "flex-start",
  gap: theme.space[2],
  lineHeight: 1.25,
  overflowWrap: "anywhere",
});

export const sign = style({ flex: "none", color: theme.color.textDim });

export const note = style({ color: theme.color.textDim, lineHeight: 1.45 });

export const notice = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  gap: theme.space[3],
  padding: theme.space[4],
  borderRadius: theme.radius.control,
  background: theme.color.raised,
  lineHeight: 1.45,
});

export const outcome = style({ display: "flex" });

/** This text has the focus only to be read out, because it cannot be pressed. */
export const statusText = style({ outline: "none" });
