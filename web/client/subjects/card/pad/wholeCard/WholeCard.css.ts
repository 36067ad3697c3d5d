import { style } from "@vanilla-extract/css";
import { theme } from "../../../../ui/theme/theme.css.ts";

export { foot, ways } from "../hole/HolePad.css.ts";

export const card = style({
  display: "grid",
  alignContent: "start",
  gap: theme.space[3],
  padding: `${theme.space[2]} ${theme.space[3]} ${theme.space[4]}`,
});

/** Both nines side by side; below each other with very large text. */
export const nines = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 10rem), 1fr))",
  gap: theme.space[3],
});

export const way = style({ flex: "1 1 auto", paddingInline: theme.space[3] });
