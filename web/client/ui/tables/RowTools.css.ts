import { style } from "@vanilla-extract/css";
import { theme } from "../theme/theme.css.ts";

export const signs = style({ display: "inline-flex", gap: theme.space.half });
