import { style } from "@vanilla-extract/css";
import { wrap } from "../../ui/page/Page.css.ts";
import { theme } from "../../ui/theme/theme.css.ts";

export const main = style([
  wrap,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    gap: theme.space[4],
    paddingBlock: `${theme.space[4]} ${theme.space[7]}`,
  },
]);

export const back = style({ justifySelf: "start" });
