import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";

/** The hash has no spaces at which a line could break; one press selects all of it. */
export const hash = style({ minWidth: 0, overflowWrap: "anywhere", userSelect: "all" });

export const hint = style({ margin: 0, color: theme.color.textDim });
