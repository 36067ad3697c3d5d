import { createVar, globalStyle, keyframes, style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { theme } from "../theme/theme.css.ts";

export const empty = style({
  display: "grid",
  justifyItems: "center",
  gap: theme.space[3],
  padding: `${theme.space[6]} ${theme.space[5]}`,
  overflow: "hidden",
  borderRadius: theme.radius.panel,
  background: theme.color.surface,
  textAlign: "center",
});

export const art = style({
  width: "220px",
  height: "130px",
  overflow: "hidden",
  borderRadius: theme.radius.panel,
});

export const title = style({ fontSize: theme.text["2xl"] });
export const sentence = style({ maxWidth: "26em", color: theme.color.textDim });
export const error = style([empty, { boxShadow: `inset 0 0 0 2px ${theme.color.line}` }]);
export const sign = style({ color: theme.color.error });

export const banner = style({
  position: "sticky",
  top: 0,
  zIndex: 6,
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: theme.space[2],
  minHeight: theme.size.target,
  padding: `${theme.space[1]} ${theme.space[4]}`,
  background: theme.color.caution,
  color: theme.color.onCaution,
  fontSize: theme.text.sm,
  fontWeight: 640,
  lineHeight: 1.25,
});

/** The top of sticky elements: the lower edge of the banner. */
export const belowBanner = createVar();
globalStyle(":root", { vars: { [belowBanner]: "0px" } });
globalStyle(`:root:has(${banner})`, { vars: { [belowBanner]: theme.size.target } });

export const bar = style({ flex: "1 1 10rem", accentColor: theme.color.accentText });

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
