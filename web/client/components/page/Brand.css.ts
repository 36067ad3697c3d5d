import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

export const brand = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "10px",
  minHeight: theme.size.target,
  fontFamily: theme.font.display,
  fontSize: "1.75rem",
  fontWeight: theme.weight.display,
  fontStretch: "100%",
  lineHeight: 1,
  whiteSpace: "nowrap",
});

/** Where there is no room for the name the mark stands alone; it is still read out. */
export const name = style({
  "@media": {
    [media.tiny]: {
      position: "absolute",
      width: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
  },
});
