import { style } from "@vanilla-extract/css";
import { theme } from "../../ui/theme/theme.css.ts";

export const list = style({ display: "grid", gap: theme.space[3], minWidth: 0 });

export const filter = style({ minWidth: "min(100%, 12rem)" });
