import { style } from "@vanilla-extract/css";
import { theme } from "../../ui/theme/theme.css.ts";
import { roman } from "../../ui/theme/voices.css.ts";

export const section = style({ margin: 0, padding: 0, border: 0, minWidth: 0 });

export const title = style([
  roman,
  { padding: 0, paddingBottom: theme.space[3], fontSize: theme.text.xl },
]);
