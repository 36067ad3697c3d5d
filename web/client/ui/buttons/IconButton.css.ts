import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { theme } from "../theme/theme.css.ts";

export const iconButton = style({
  flex: "none",
  position: "relative",
  display: "inline-grid",
  placeItems: "center",
  width: theme.size.target,
  height: theme.size.target,
  borderRadius: theme.radius.control,
  color: "inherit",
  cursor: "pointer",
  selectors: {
    "&:active:not(:disabled)": { transform: "translateY(2px)" },
    "&:disabled": { color: theme.color.textDim, cursor: "not-allowed" },
  },
  "@media": {
    [media.hover]: { selectors: { "&:hover:not(:disabled)": { background: theme.color.raised } } },
  },
});
