import { style } from "@vanilla-extract/css";
import { wrap } from "../../components/page/Page.css.ts";
import { theme } from "../../theme/theme.css.ts";

/** What stands in the place of the event's page. */
export const instead = style([wrap, { paddingBlock: theme.space[4] }]);

export const ways = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: theme.space[3],
});
