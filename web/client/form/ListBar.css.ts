import { style } from "@vanilla-extract/css";
import { media } from "../ui/theme/media.ts";
import { theme } from "../ui/theme/theme.css.ts";

export const bar = style({
  display: "grid",
  gap: theme.space[3],
  alignItems: "end",
  vars: { [theme.size.field]: theme.size.fieldOffice },
  "@media": {
    [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr)", gridAutoFlow: "column" },
  },
});

export const search = style({ minWidth: 0 });
