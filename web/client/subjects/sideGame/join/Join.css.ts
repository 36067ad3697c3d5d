import { style } from "@vanilla-extract/css";
import { name } from "../../../form/Field.css.ts";
import { theme } from "../../../ui/theme/theme.css.ts";

export const legend = style([name, { marginBottom: theme.space[2] }]);
export const teams = style({ display: "flex", flexWrap: "wrap", gap: theme.space[2] });
/** Names of teams are free text, so they may need several lines. */
export const team = style({
  maxWidth: "100%",
  paddingBlock: theme.space[2],
  whiteSpace: "normal",
  overflowWrap: "anywhere",
});

/** A long name leaves the sign its size. */
export const chosen = style({ flex: "none" });
