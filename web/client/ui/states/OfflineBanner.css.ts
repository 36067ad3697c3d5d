import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { theme } from "../theme/theme.css.ts";

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
