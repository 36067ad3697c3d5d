import { style } from "@vanilla-extract/css";
import { label, short, table, words } from "../../../ui/paper/Paper.css.ts";
import { media } from "../../../ui/theme/media.ts";
import { theme } from "../../../ui/theme/theme.css.ts";

/**
 * The places share what times, holes and groups leave. On the screen of a phone each group is a
 * block, because its columns would be two letters wide.
 */
export const groups = style([
  table,
  {
    tableLayout: "fixed",
    "@media": { [media.phone]: { display: "grid", gap: theme.space[3] } },
  },
]);

export const columnHeads = style({ "@media": { [media.phone]: { display: "none" } } });

export const lines = style({
  "@media": { [media.phone]: { display: "grid", gap: theme.space[3] } },
});

const third = { [media.phone]: { flex: "1 0 30%", width: "auto" } };

export const time = style([short, { width: "8%", "@media": third }]);
export const hole = style([short, { width: "7%", "@media": third }]);
export const groupName = style([label, { width: "15%", "@media": third }]);
export const seat = style([words, { "@media": { [media.phone]: { flex: "1 0 50%" } } }]);

export const row = style({
  breakInside: "avoid",
  "@media": { [media.phone]: { display: "flex", flexWrap: "wrap" } },
});

export const cards = style({
  display: "grid",
  gap: theme.space[5],
  "@media": { print: { display: "block" } },
});
