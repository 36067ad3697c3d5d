import { style } from "@vanilla-extract/css";
import { theme } from "../../theme/theme.css.ts";

const MARK = "38px";

/**
 * One line high: where there is no room for the name it wraps out of sight, and the mark stands
 * alone. It is still read out.
 */
export const brand = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  alignContent: "flex-start",
  minWidth: MARK,
  height: `max(${theme.size.target}, 1.1em)`,
  overflow: "hidden",
  fontFamily: theme.font.display,
  fontSize: "1.75rem",
  fontWeight: theme.weight.display,
  fontStretch: "100%",
  lineHeight: 1,
  whiteSpace: "nowrap",
  // Makes the first line as high as the whole, so that the mark stands in its middle.
  "::before": { content: "''", height: "100%" },
});

export const name = style({ paddingInline: "10px 2px" });
