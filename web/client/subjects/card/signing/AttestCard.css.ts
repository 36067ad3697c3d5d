import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";

export const sign = style({ flex: "none", color: theme.color.textDim });
export const strong = style({ display: "block", fontWeight: theme.weight.strong });
