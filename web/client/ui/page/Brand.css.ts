import { style } from "@vanilla-extract/css";
import { theme } from "../theme/theme.css.ts";

const MARK = "38px";

/**
 * One line high. If there is no room for the name, it wraps out of sight and only the mark is
 * visible. Screen readers still read it.
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
  // Makes the first line as high as the box, which centres the mark.
  "::before": { content: "''", height: "100%" },
});

export const name = style({ paddingInline: `${theme.space.twoAndHalf} ${theme.space.half}` });
