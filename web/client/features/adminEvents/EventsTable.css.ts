import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

export const name = style({ overflowWrap: "anywhere" });

export const date = style({ whiteSpace: "nowrap" });

export const privacy = style({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space[2],
});

export const sign = style({ flex: "none", color: theme.color.textDim });

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
