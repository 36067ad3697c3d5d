import { assignVars, style } from "@vanilla-extract/css";
import { theme } from "./theme.css.ts";
import { dark } from "./tokens/dark.ts";

/** The dark surface of a scorecard: everything inside uses the card's colours, in both themes. */
export const onCard = style({
  colorScheme: "dark",
  background: theme.card.ground,
  color: theme.card.text,
  vars: {
    ...assignVars(theme.color, dark.color),
    [theme.color.surface]: theme.card.ground,
    [theme.color.raised]: theme.card.raised,
    [theme.color.line]: theme.card.line,
    [theme.color.outline]: theme.card.outline,
    [theme.color.text]: theme.card.text,
    [theme.color.textDim]: theme.card.dim,
    [theme.color.under]: theme.card.under,
    [theme.color.par]: theme.card.text,
    [theme.color.over]: theme.card.dim,
    [theme.color.accentText]: theme.card.accent,
    [theme.color.focus]: theme.card.text,
  },
});
