import { createContainer, style } from "@vanilla-extract/css";
import { belowBanner } from "../../../ui/states/OfflineBanner.css.ts";
import { media } from "../../../ui/theme/media.ts";
import { theme } from "../../../ui/theme/theme.css.ts";
import { figure } from "../../../ui/theme/voices.css.ts";

/** The width of the first column where the board is narrow. */
export const placeWidth = "50px";

/** The height of the filters, which stay visible while the board scrolls below them. */
export const filtersHeight = `calc(${theme.size.targetLarge} + 2 * ${theme.space[1]})`;

/** The position of the sticky column heads. */
export const belowFilters = `calc(${belowBanner} + ${filtersHeight})`;

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

/** Place and name stay in place while other columns scroll behind them. */
const stays = { position: "sticky", left: 0, zIndex: 1, width: placeWidth } as const;

export const placeHead = style([
  columnHead,
  {
    width: "56px",
    "@container": { [narrow]: { width: placeWidth } },
  },
]);
export const playerHead = style([columnHead, { textAlign: "left" }]);
export const firstRoundHead = style([columnHead, { color: theme.color.up }]);

const hairline = `${theme.line.hair} solid ${theme.color.line}`;
const ownGround = { background: theme.color.accentWash };
export const ownRow = style({});

const cell = style([
  figure,
  {
    height: theme.size.row,
    padding: `0 ${theme.space[2]}`,
    background: theme.color.surface,
    fontSize: theme.figure.sm,
    textAlign: "center",
    whiteSpace: "nowrap",
    selectors: {
      [`${ownRow} > &`]: ownGround,
      "&:first-child": { borderRadius: `${theme.radius.slot} 0 0 ${theme.radius.slot}` },
      "&:last-child": { borderRadius: `0 ${theme.radius.slot} ${theme.radius.slot} 0` },
    },
    "@container": { [narrow]: { paddingInline: theme.space[1] } },
    "@media": { print: { height: "auto", paddingBlock: theme.space.half, borderBottom: hairline } },
  },
]);

export { cell };

/** The word beside points. */
export const unit = style({ fontSize: theme.text.xs, fontWeight: theme.weight.label });

export const totalSlot = style({
  "@container": { [narrow]: { selectors: { "&&": { minWidth: "56px" } } } },
});

export const placeCell = style([
  cell,
  {
    "@container": { [narrow]: stays },
  },
]);

export const place = style({
  display: "grid",
  justifyItems: "center",
  gap: theme.space.oneAndHalf,
  // With "P.O." and a movement it is as high as the row, which grows then.
  paddingBlock: theme.space[1],
});

export const leader = style({
  display: "inline-grid",
  placeItems: "center",
  minWidth: "34px",
  minHeight: "28px",
  padding: `0 ${theme.space[1]}`,
  marginBlock: `calc(${theme.space[1]} * -1)`,
  borderRadius: theme.radius.slot,
  background: theme.color.accent,
  color: theme.color.onAccent,
});

/** A short name, beside which everything up to ROUND fits a phone; R1 shows that there is more. */
const NAME = "clamp(7.5rem, 100cqi - 212px, 9.25rem)";

export const playerCell = style({
  position: "relative",
  height: theme.size.row,
  padding: `${theme.space[1]} ${theme.space[2]}`,
  background: theme.color.surface,
  textAlign: "left",
  selectors: { [`${ownRow} > &`]: ownGround },
  "@media": {
    print: {
      borderBottom: hairline,
      selectors: {
        "&&": { width: "auto", maxWidth: "none", height: "auto", paddingBlock: theme.space.half },
      },
    },
  },
  "@container": {
    [narrow]: {
      position: "sticky",
      left: placeWidth,
      zIndex: 1,
      width: NAME,
      maxWidth: NAME,
      paddingInline: `${theme.space.oneAndHalf} ${theme.space.half}`,
    },
  },
});

export const player = style({ display: "grid", gap: theme.space[1], minWidth: 0 });

export const name = style({
  display: "flex",
  /** A long name keeps the whole width, and what stands beside it moves below. */
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${theme.space.half} ${theme.space.oneAndHalf}`,
  minWidth: 0,
  fontWeight: theme.weight.strong,
  lineHeight: 1.15,
  "@container": { [narrow]: { fontSize: "1rem" } },
});

export const handicap = style({
  fontSize: theme.text.xs,
  fontStretch: theme.width.label,
  color: theme.color.textDim,
  lineHeight: 1,
  whiteSpace: "nowrap",
});

export const below = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${theme.space.half} ${theme.space.oneAndHalf}`,
  minHeight: theme.text.xs,
  fontSize: theme.text.md,
  // Alone the name stands in the middle of its row.
  selectors: { "&:empty": { display: "none" } },
  "@container": { [narrow]: { fontSize: theme.text.xs } },
});

export const firstRound = style([
  cell,
  {
    color: theme.color.onRound1,
    selectors: { "&, &&": { background: theme.color.round1 } },
  },
]);

/** A press anywhere on it opens the card. */
export const opensCard = style({ cursor: "pointer" });

/** Opens the card of the round. */
export const cardButton = style([
  figure,
  {
    minWidth: theme.size.target,
    minHeight: theme.size.target,
    fontSize: "inherit",
    textDecoration: "underline",
    textDecorationThickness: theme.line.hair,
    textUnderlineOffset: theme.space[1],
    "@media": { print: { minWidth: 0, minHeight: 0, textDecoration: "none" } },
  },
]);
