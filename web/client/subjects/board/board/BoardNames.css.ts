import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";
import { narrow, wide } from "./Board.css.ts";

/** For screen readers only, if the board is narrow on a screen. */
export const nameText = style({
  overflowWrap: "anywhere",
  "@media": {
    print: {
      selectors: {
        "&&": {
          position: "static",
          width: "auto",
          height: "auto",
          overflow: "visible",
          clipPath: "none",
        },
      },
    },
  },
  "@container": {
    [narrow]: {
      position: "absolute",
      width: theme.line.hair,
      height: theme.line.hair,
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
  },
});

/** "M. Lindqvist": a short name beside scrolling columns. */
export const shortName = style({
  /** Two lines at most, so that one long name does not push the others off a phone's screen. */
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  overflowWrap: "anywhere",
  "@container": { [wide]: { display: "none" } },
  "@media": { print: { display: "none" } },
});

/** Fills the cell of the name, so that a thumb meets it. */
export const nameButton = style({
  minWidth: 0,
  font: "inherit",
  textAlign: "left",
  "::after": { content: "", position: "absolute", inset: 0 },
});
