import { style } from "@vanilla-extract/css";

export const filter = style({ minWidth: "min(100%, 12rem)" });
