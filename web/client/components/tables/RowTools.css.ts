import { style } from "@vanilla-extract/css";

export const signs = style({ display: "inline-flex", gap: "2px" });
