import { style } from "@vanilla-extract/css";
import { theme } from "../../../theme/theme.css.ts";

export const overview = style({ display: "grid", gap: theme.space[3], minWidth: 0 });

export const tools = style({ display: "flex", justifyContent: "flex-end" });

export const name = style({ overflowWrap: "anywhere" });

export const cell = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `2px ${theme.space[2]}`,
  paddingBlock: "4px",
});

export const none = style({ color: theme.color.textDim });

export const cellTools = style({ display: "inline-flex" });
