import { keyframes, style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { theme } from "../theme/theme.css.ts";

const turn = keyframes({ to: { transform: "rotate(1turn)" } });

export const spinner = style({
  flex: "none",
  display: "inline-block",
  width: "1.1em",
  height: "1.1em",
  borderRadius: "50%",
  border: "0.17em solid currentColor",
  borderRightColor: "transparent",
  "@media": { [media.lively]: { animation: `${turn} 900ms linear infinite` } },
});

export const whole = style({
  display: "grid",
  placeItems: "center",
  alignContent: "center",
  gap: theme.space[4],
  minHeight: "60dvh",
  fontSize: theme.text["2xl"],
  color: theme.color.accentText,
});
