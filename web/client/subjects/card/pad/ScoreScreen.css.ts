import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";

/** As high as the window, and higher only if large text needs it. */
export const screen = style({
  display: "grid",
  gridTemplateRows: "auto minmax(min-content, 1fr)",
  gridTemplateColumns: "minmax(0, 1fr)",
  width: "min(100%, 520px)",
  minHeight: "100dvh",
  marginInline: "auto",
  outline: "none",
});

// This screen works without a network and shows itself what waits. So the offline banner of other
// pages is hidden to leave room for the keys.
globalStyle(`[data-screen-only]:has(+ ${screen})`, { display: "none" });

export const top = style({
  display: "flex",
  alignItems: "center",
  gap: theme.space[1],
  minHeight: theme.size.targetLarge,
  padding: `${theme.space[1]} ${theme.space.oneAndHalf}`,
});

export const titles = style({ flex: 1, display: "grid", minWidth: 0, lineHeight: 1.15 });
/** The player's name is read before anything is pressed. */
export const player = style({
  overflow: "hidden",
  fontSize: theme.text.xl,
  fontWeight: 760,
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

export const sentBack = style({ padding: `0 ${theme.space[2]} ${theme.space[2]}` });

export const entry = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto minmax(min-content, 1fr) auto",
});
