import { style } from "@vanilla-extract/css";
import { theme } from "../../../../ui/theme/theme.css.ts";

export const choices = style({ display: "grid", gap: theme.space[2], marginTop: theme.space[3] });
