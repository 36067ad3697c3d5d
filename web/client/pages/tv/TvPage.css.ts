import { style } from "@vanilla-extract/css";
import { theme } from "../../ui/theme/theme.css.ts";

/** Dark from the start, also before the board has arrived. */
export const page = style({
  minHeight: "100dvh",
  background: theme.color.ground,
  color: theme.color.text,
});
