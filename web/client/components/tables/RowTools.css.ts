import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";

export const signs = style({
  display: "inline-flex",
  gap: "2px",
  "@media": { [media.belowDesktop]: { display: "none" } },
});

/** Where the width does not hold the signs, one menu holds their words. */
export const folded = style({
  display: "inline-flex",
  "@media": { [media.desktop]: { display: "none" } },
});
