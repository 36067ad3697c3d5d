import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";

export const sections = style({ display: "grid", gap: theme.space[6] });

export const note = style({ fontSize: theme.text.sm, color: theme.color.textDim });

export const found = style({ display: "grid", gap: theme.size.slat, paddingTop: theme.space[2] });
