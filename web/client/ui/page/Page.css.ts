import { style } from "@vanilla-extract/css";
import { theme } from "../theme/theme.css.ts";

export const wrap = style({
  width: `min(100% - 2 * ${theme.space[4]}, ${theme.size.page})`,
  marginInline: "auto",
});

/** Keeps the footer at the end of the window on short pages. */
export const page = style({
  position: "relative",
  "@media": { screen: { display: "flex", flexDirection: "column", minHeight: "100dvh" } },
});

export const main = style({ flex: "1 0 auto", outline: "none" });

/** The link that skips header and menu. It is visible only while it has the focus. */
export const skip = style({
  position: "absolute",
  zIndex: 40,
  top: theme.space[2],
  left: theme.space[2],
  padding: `${theme.space[3]} ${theme.space[4]}`,
  borderRadius: theme.radius.control,
  background: theme.color.action,
  color: theme.color.onAction,
  fontWeight: 700,
  selectors: { "&:not(:focus)": { clipPath: "inset(50%)", pointerEvents: "none" } },
});
