import { style } from "@vanilla-extract/css";
import { textLink } from "../../../ui/theme/voices.css.ts";

export const mail = style([textLink]);
