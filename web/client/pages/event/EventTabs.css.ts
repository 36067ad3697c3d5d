import { style } from "@vanilla-extract/css";
import * as header from "../../ui/page/Header.css.ts";
import { media } from "../../ui/theme/media.ts";
import { theme } from "../../ui/theme/theme.css.ts";

/** Keeps content above the tab bar. */
export const page = style({
  paddingBottom: `calc(${theme.size.tabbar} + ${theme.space[5]} + env(safe-area-inset-bottom))`,
});

export const tabs = style({ paddingTop: theme.space[3] });

/** A link to another page of the event. */
export const way = style({ gap: theme.space[2], justifySelf: "start" });

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
