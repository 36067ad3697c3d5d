import { style } from "@vanilla-extract/css";

export const sentence = style({ flex: "1 1 16em", lineHeight: 1.35 });
export const leave = style({ marginLeft: "auto" });
