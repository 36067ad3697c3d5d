import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";

export const words = style({ flex: "1 1 16rem", color: theme.color.textDim });
