import { style } from "@vanilla-extract/css";
import { wrap } from "../../ui/page/Page.css.ts";
import { theme } from "../../ui/theme/theme.css.ts";

export const invitation = style([
  wrap,
  { display: "grid", maxWidth: theme.size.question, paddingTop: theme.space[3] },
]);
