import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";

export const body = style({ display: "grid", gap: theme.space[4], lineHeight: 1.4 });

export const lines = style({ display: "grid", gap: theme.space[1] });
