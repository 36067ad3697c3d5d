import { style } from "@vanilla-extract/css";
import { theme } from "../ui/theme/theme.css.ts";

export const field = style({
  display: "grid",
  gap: theme.space.oneAndHalf,
  minWidth: 0,
  alignContent: "start",
});

export const name = style({ fontSize: theme.text.sm, fontWeight: 640, lineHeight: 1.2 });

/** Screen readers learn from the control that the field is required, not from the star. */
export const requiredName = style([
  name,
  { selectors: { "&::after": { content: "' *' / ''", color: theme.color.error } } },
]);

export const hint = style({
  fontSize: theme.text.sm,
  lineHeight: 1.3,
  color: theme.color.textDim,
});

export const error = style({
  display: "flex",
  alignItems: "flex-start",
  gap: theme.space.oneAndHalf,
  fontSize: theme.text.sm,
  fontWeight: 600,
  lineHeight: 1.3,
  color: theme.color.error,
});

export const sign = style({ flex: "none", marginTop: "1px" });
