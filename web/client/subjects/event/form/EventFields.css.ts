import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";

export const sections = style({ display: "grid", gap: theme.space[6] });
