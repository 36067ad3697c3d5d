import { createContainer, style } from "@vanilla-extract/css";
import { belowBanner } from "../../../ui/states/EmptyState.css.ts";
import { media } from "../../../ui/theme/media.ts";
import { theme } from "../../../ui/theme/theme.css.ts";

/** The width of the first column where the board is narrow. */
export const placeWidth = "50px";

/** The height of the filters, which stay visible while the board scrolls below them. */
export const filtersHeight = `calc(${theme.size.targetLarge} + 2 * ${theme.space[1]})`;

/** The position of the sticky column heads. */
const belowFilters = `calc(${belowBanner} + ${filtersHeight})`;

/** The board adapts to its own width, which differs between the admin tab and the event page. */
export const space = createContainer();
export const narrow = `${space} (max-width: 899px)`;
export const wide = `${space} (min-width: 900px)`;

/**
 * If the board is too wide, the columns after ROUND scroll, on phones to the edge of the screen.
 */
export const scroller = style({
  position: "relative",
  "@container": { [narrow]: { overflowX: "auto", scrollbarWidth: "none" } },
  "@media": {
    [media.phone]: {
      marginRight: `calc(-1 * ${theme.space[4]})`,
      paddingRight: theme.space[4],
    },
  },
});

export const table = style({
  width: "100%",
  borderCollapse: "separate",
  borderSpacing: `0 ${theme.size.slat}`,
  "@media": {
    // Paper cannot be scrolled: names are broken, so that no column is cut off.
    screen: { "@container": { [narrow]: { width: "max-content", minWidth: "100%" } } },
    print: { borderSpacing: 0 },
  },
});

/** For screen readers, and printed instead of the filters. */
export const caption = style({
  "@media": {
    screen: {
      position: "absolute",
      width: theme.line.hair,
      height: theme.line.hair,
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
    print: { paddingBottom: theme.space[2], textAlign: "left", fontWeight: theme.weight.strong },
  },
});

export const columnHead = style({
  padding: `0 ${theme.space[2]} ${theme.space[1]}`,
  fontSize: theme.text.xs,
  fontStretch: theme.width.label,
  fontWeight: 700,
  letterSpacing: "0.03em",
  textAlign: "center",
  color: theme.color.textDim,
  whiteSpace: "nowrap",
  "@media": {
    screen: {
      "@container": {
        // Other heads are visible there; these only keep the width of their words.
        [narrow]: {
          height: 0,
          padding: `0 ${theme.space[1]}`,
          lineHeight: 0,
          clipPath: "inset(50%)",
        },
        [wide]: {
          position: "sticky",
          top: belowFilters,
          zIndex: 2,
          background: theme.color.ground,
        },
      },
    },
  },
});

export const placeHead = style([
  columnHead,
  {
    width: "56px",
    "@container": { [narrow]: { width: placeWidth } },
  },
]);
export const playerHead = style([columnHead, { textAlign: "left" }]);
export const firstRoundHead = style([columnHead, { color: theme.color.up }]);

/** Below the filters, which are sticky too. Paper has the board's own headsInSight. */
export const headsInSight = style({
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
export const notYetPlaced = style([headsInSight, { visibility: "hidden" }]);

/** As wide as their column. */
export const headInSight = style({
  flex: "0 0 auto",
  fontSize: theme.text.xs,
  fontStretch: theme.width.label,
  fontWeight: 700,
  letterSpacing: "0.03em",
  textAlign: "center",
  color: theme.color.textDim,
  whiteSpace: "nowrap",
});
export const firstRoundInSight = style([headInSight, { color: theme.color.up }]);
const stayingHead = { position: "sticky", zIndex: 1, background: theme.color.ground } as const;
export const placeInSight = style([headInSight, { ...stayingHead, left: 0 }]);
export const playerInSight = style([
  headInSight,
  { ...stayingHead, left: placeWidth, paddingLeft: theme.space.oneAndHalf, textAlign: "left" },
]);
