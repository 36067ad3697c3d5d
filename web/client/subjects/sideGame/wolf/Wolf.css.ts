import { style } from "@vanilla-extract/css";
import { heading, theme } from "../../../ui/theme/theme.css.ts";

export const turn = style([heading, { overflowWrap: "anywhere" }]);
/** As high as other buttons on the course; the whole line can be pressed. */
export const choice = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: theme.space[3],
  minHeight: theme.size.targetLarge,
  padding: `${theme.space[2]} ${theme.space[3]}`,
  borderRadius: theme.radius.slot,
  background: theme.color.sunken,
  fontWeight: theme.weight.strong,
  lineHeight: 1.25,
  overflowWrap: "anywhere",
  cursor: "pointer",
  selectors: {
    "&:has(:checked)": { background: theme.color.accentWash },
    "&:has(:focus-visible)": {
      outline: `${theme.focus.width} solid ${theme.color.focus}`,
      outlineOffset: theme.focus.gap,
    },
  },
});

export const radio = style({
  width: "22px",
  height: "22px",
  margin: 0,
  accentColor: theme.color.accentText,
});

export const note = style({
  display: "block",
  color: theme.color.textDim,
  fontSize: theme.text.sm,
  fontWeight: theme.weight.text,
});
