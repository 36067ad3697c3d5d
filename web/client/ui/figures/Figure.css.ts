import { styleVariants } from "@vanilla-extract/css";
import { theme } from "../theme/theme.css.ts";

/** Red, white (ink) and dim: the colours of a score to par. */
export const tone = styleVariants({
  under: { color: theme.color.under },
  par: { color: theme.color.par },
  over: { color: theme.color.over },
  money: { color: theme.color.money },
  up: { color: theme.color.up },
  plain: {},
});

export const size = styleVariants({
  sm: { fontSize: theme.figure.sm },
  md: { fontSize: theme.figure.md },
  lg: { fontSize: theme.figure.lg },
  xl: { fontSize: theme.figure.xl },
  inherit: {},
});
