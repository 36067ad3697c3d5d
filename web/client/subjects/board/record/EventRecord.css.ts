import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";

export const parts = style({ display: "grid", gap: theme.space[3], justifyItems: "start" });

export const row = style({ display: "flex", alignItems: "center", gap: theme.space[2] });

/** The hash has no spaces at which a line could break; one press selects all of it. */
export const hash = style({ minWidth: 0, overflowWrap: "anywhere", userSelect: "all" });

export const hint = style({ margin: 0, color: theme.color.textDim });
