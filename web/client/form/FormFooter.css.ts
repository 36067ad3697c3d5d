import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../ui/theme/media.ts";
import { theme } from "../ui/theme/theme.css.ts";

export const footer = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: theme.space[3],
});

// Wide buttons are easier to hit with a thumb.
globalStyle(`${footer} > :is(button, a)`, { "@media": { [media.phone]: { flex: "1 1 0" } } });

export const attention = style({
  display: "flex",
  alignItems: "center",
  gap: theme.space[2],
  marginRight: "auto",
  fontSize: theme.text.sm,
  fontWeight: 600,
  color: theme.color.error,
  selectors: { "&:empty": { display: "none" } },
  "@media": { [media.phone]: { flexBasis: "100%" } },
});

export const failure = style({
  display: "flex",
  alignItems: "flex-start",
  gap: theme.space[2],
  marginBottom: theme.space[3],
  fontSize: theme.text.sm,
  fontWeight: 600,
  lineHeight: 1.4,
  color: theme.color.error,
  overflowWrap: "anywhere",
});

export const sign = style({ flexShrink: 0 });
