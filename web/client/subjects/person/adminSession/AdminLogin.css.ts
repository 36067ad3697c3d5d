import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";
import { textLink } from "../../../ui/theme/voices.css.ts";

export const forms = style({ minWidth: 0 });

export const form = style({ display: "grid", gap: theme.space[4], minWidth: 0 });

export const contact = style({ color: theme.color.textDim });

export const mail = style([textLink]);
