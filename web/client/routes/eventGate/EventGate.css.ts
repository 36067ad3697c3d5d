import { style } from "@vanilla-extract/css";
import { wrap } from "../../components/page/Page.css.ts";
import { theme } from "../../theme/theme.css.ts";

/** Shown instead of the event. */
export const instead = style([wrap, { paddingBlock: theme.space[4] }]);
