import { style } from "@vanilla-extract/css";
import { theme } from "../theme/theme.css.ts";

export const bar = style({ flex: "1 1 10rem", accentColor: theme.color.accentText });
