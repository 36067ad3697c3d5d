import { style } from "@vanilla-extract/css";
import { theme } from "../../theme/theme.css.ts";

export const card = style({
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  overflow: "hidden",
  borderRadius: theme.radius.panel,
  background: theme.color.surface,
  boxShadow: theme.shadow.raised,
});

export const art = style({ position: "relative", height: "168px" });

export const status = style({
  position: "absolute",
  top: theme.space[3],
  left: theme.space[3],
});

export const body = style({
  flex: 1,
  display: "flex",
  flexDirection: "column",
  gap: "14px",
  padding: `18px ${theme.space[4]} ${theme.space[4]}`,
});

export const name = style({ overflowWrap: "anywhere" });

export const lock = style({
  display: "inline-block",
  verticalAlign: "-2px",
  marginLeft: theme.space[2],
  color: theme.color.textDim,
});

export const facts = style({ display: "grid", gap: "6px", fontWeight: 560 });

export const fact = style({
  display: "flex",
  alignItems: "flex-start",
  gap: "9px",
  lineHeight: 1.25,
  overflowWrap: "anywhere",
});

export const sign = style({ flex: "none", color: theme.color.textDim });

/** Long descriptions are told on the event's own page. */
export const description = style({
  display: "-webkit-box",
  overflow: "hidden",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 4,
  fontSize: "1rem",
  lineHeight: 1.42,
  color: theme.color.textDim,
  overflowWrap: "anywhere",
});

/** Cards beside each other have their figures and buttons in one line. */
export const foot = style({ display: "grid", gap: "14px", marginTop: "auto" });
