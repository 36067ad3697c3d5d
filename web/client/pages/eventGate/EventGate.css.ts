import { style } from "@vanilla-extract/css";
import { wrap } from "../../ui/page/Page.css.ts";
import { theme } from "../../ui/theme/theme.css.ts";

/** Shown instead of the event. */
export const instead = style([wrap, { paddingBlock: theme.space[4] }]);
