import { style } from "@vanilla-extract/css";

/** No box of its own: it only hears what is typed in the sheet. */
export const around = style({ display: "contents" });
