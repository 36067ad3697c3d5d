import { style } from "@vanilla-extract/css";
import { media } from "../../ui/theme/media.ts";
import { theme } from "../../ui/theme/theme.css.ts";

export const label = style({ fontWeight: theme.weight.label, color: theme.color.textDim });

export const pair = style({
  display: "grid",
  gap: theme.size.slat,
  paddingTop: theme.space[1],
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

/** The whole line can be pressed. */
export const choice = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: theme.space[3],
  minHeight: theme.size.targetLarge,
  padding: `${theme.space[2]} ${theme.space[3]}`,
  borderRadius: theme.radius.slot,
  background: theme.color.sunken,
  lineHeight: 1.25,
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

export const word = style({
  display: "block",
  color: theme.color.textDim,
  fontSize: theme.text.sm,
});

export const text = style({
  display: "block",
  fontWeight: theme.weight.strong,
  overflowWrap: "anywhere",
  whiteSpace: "pre-line",
});
