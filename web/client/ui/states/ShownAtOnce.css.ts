import { style } from "@vanilla-extract/css";

export const coming = style({ display: "none" });

/** The children lie in the layout of the parent, as if nothing were around them. */
export const shown = style({ display: "contents" });
