import { style } from "@vanilla-extract/css";
import { theme } from "../../theme/theme.css.ts";

export const list = style({ display: "grid", gap: theme.space[4], minWidth: 0 });
