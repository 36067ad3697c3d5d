import { style } from "@vanilla-extract/css";
import { wrap } from "../../../ui/page/Page.css.ts";
import { theme } from "../../../ui/theme/theme.css.ts";

export const featured = style([
  wrap,
  { display: "grid", gap: theme.space[4], paddingBlock: `${theme.space[6]} ${theme.space[7]}` },
]);
