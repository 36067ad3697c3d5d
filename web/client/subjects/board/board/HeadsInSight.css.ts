import { style } from "@vanilla-extract/css";
import { media } from "../../../ui/theme/media.ts";
import { theme } from "../../../ui/theme/theme.css.ts";
import { belowFilters, narrow, placeWidth } from "./Board.css.ts";

/** Below the filters, which are sticky too. Paper has the board's own heads. */
export const heads = style({
  display: "none",
  "@media": {
    screen: {
      "@container": {
        [narrow]: {
          position: "sticky",
          zIndex: 2,
          top: belowFilters,
          display: "flex",
          alignItems: "center",
          minHeight: "28px",
          overflow: "hidden",
          background: theme.color.ground,
        },
      },
    },
    [media.phone]: {
      marginRight: `calc(-1 * ${theme.space[4]})`,
      paddingRight: theme.space[4],
    },
  },
});

/** Until a script has given them the widths of their columns, they would run into each other. */
export const notYetPlaced = style([heads, { visibility: "hidden" }]);

/** As wide as their column. */
export const head = style({
  flex: "0 0 auto",
  fontSize: theme.text.xs,
  fontStretch: theme.width.label,
  fontWeight: 700,
  letterSpacing: "0.03em",
  textAlign: "center",
  color: theme.color.textDim,
  whiteSpace: "nowrap",
});
export const firstRoundHead = style([head, { color: theme.color.up }]);
const stayingHead = { position: "sticky", zIndex: 1, background: theme.color.ground } as const;
export const placeHead = style([head, { ...stayingHead, left: 0 }]);
export const playerHead = style([
  head,
  { ...stayingHead, left: placeWidth, paddingLeft: theme.space.oneAndHalf, textAlign: "left" },
]);
