import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";
import { label as labelVoice } from "../../../ui/theme/voices.css.ts";
import { wide } from "../board/Board.css.ts";

export const opening = style({
  minWidth: 0,
  borderRadius: theme.radius.slot,
  background: theme.color.surface,
  "@container": { [wide]: { display: "none" } },
});

export const summary = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) 20px",
  alignItems: "center",
  gap: theme.space[3],
  minHeight: theme.size.target,
  paddingInline: theme.space[3],
  listStyle: "none",
  cursor: "pointer",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});

export const label = style([labelVoice]);

export const chevron = style({
  color: theme.color.textDim,
  selectors: { "details[open] > summary > &": { transform: "rotate(180deg)" } },
});

export const list = style({ padding: `0 ${theme.space[3]} ${theme.space[1]}` });
