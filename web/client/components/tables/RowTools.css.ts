import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";

export const signs = style({
  display: "inline-flex",
  gap: "2px",
  "@media": { [media.belowDesktop]: { display: "none" } },
});

/** If there is no room for the icons, one menu holds the tools. */
export const folded = style({
  display: "inline-flex",
  "@media": { [media.desktop]: { display: "none" } },
});
