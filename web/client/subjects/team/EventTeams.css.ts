import { style } from "@vanilla-extract/css";
import { theme } from "../../ui/theme/theme.css.ts";

export const teams = style({ display: "grid", gap: theme.space[4], minWidth: 0 });

export const panel = style({ display: "grid", gap: theme.space[4], paddingTop: theme.space[4] });

export const form = style({ display: "grid", gap: theme.space[4], maxWidth: theme.size.card });
