import { style } from "@vanilla-extract/css";
import { wrap } from "../../ui/page/Page.css.ts";
import { theme } from "../../ui/theme/theme.css.ts";

export const events = style([
  wrap,
  {
    display: "grid",
    alignContent: "start",
    gap: theme.space[4],
    paddingBlock: `${theme.space[4]} ${theme.space[6]}`,
  },
]);
