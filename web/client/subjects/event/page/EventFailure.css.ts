import { style } from "@vanilla-extract/css";
import { wrap } from "../../../ui/page/Page.css.ts";
import { theme } from "../../../ui/theme/theme.css.ts";

export const invitation = style([
  wrap,
  { display: "grid", maxWidth: theme.size.question, paddingTop: theme.space[3] },
]);

export const failure = style([
  wrap,
  {
    display: "grid",
    justifyItems: "center",
    alignContent: "center",
    gap: theme.space[4],
    minHeight: "60dvh",
    paddingBlock: theme.space[7],
    textAlign: "center",
  },
]);

export const sign = style({ color: theme.color.textDim });
export const sentence = style({ maxWidth: "28em", color: theme.color.textDim });
