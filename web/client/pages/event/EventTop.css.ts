import { style } from "@vanilla-extract/css";
import * as header from "../../ui/page/Header.css.ts";
import { media } from "../../ui/theme/media.ts";
import { theme } from "../../ui/theme/theme.css.ts";

export const top = style([
  header.top,
  {
    "@media": {
      [media.phone]: {
        minHeight: theme.size.rowLow,
        marginBottom: `calc(${theme.space.half} * -1)`,
      },
    },
  },
]);

export const chip = header.chip;

export const ways = style({
  display: "flex",
  alignItems: "center",
  gap: theme.space[1],
  marginLeft: `calc(${theme.space[3]} * -1)`,
});

export const waysInLine = style([
  ways,
  {
    flex: "1 1 0",
    minWidth: 0,
    gap: theme.space[2],
    "@media": { print: { flexWrap: "wrap" } },
  },
]);

export const wideOnly = style({ "@media": { [media.phone]: { display: "none" } } });
export const narrowOnly = style({ "@media": { [media.tablet]: { display: "none" } } });
