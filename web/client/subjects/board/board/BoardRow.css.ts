import { style } from "@vanilla-extract/css";
import { figure, theme } from "../../../ui/theme/theme.css.ts";
import { narrow, placeWidth, wide } from "./Board.css.ts";

/** For screen readers only, if the board is narrow on a screen. */
export const nameText = style({
  overflowWrap: "anywhere",
  "@media": {
    print: {
      selectors: {
        "&&": {
          position: "static",
          width: "auto",
          height: "auto",
          overflow: "visible",
          clipPath: "none",
        },
      },
    },
  },
  "@container": {
    [narrow]: {
      position: "absolute",
      width: theme.line.hair,
      height: theme.line.hair,
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
  },
});

/** "M. Lindqvist": a short name beside scrolling columns. */
export const shortName = style({
  /** Two lines at most, so that one long name does not push the others off a phone's screen. */
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  overflowWrap: "anywhere",
  "@container": { [wide]: { display: "none" } },
  "@media": { print: { display: "none" } },
});

/** Fills the cell of the name, so that a thumb meets it. */
export const nameButton = style({
  minWidth: 0,
  font: "inherit",
  textAlign: "left",
  "::after": { content: "", position: "absolute", inset: 0 },
});

/** Place and name stay in place while other columns scroll behind them. */
const stays = { position: "sticky", left: 0, zIndex: 1, width: placeWidth } as const;

const hairline = `${theme.line.hair} solid ${theme.color.line}`;
const ownGround = { background: theme.color.accentWash };
export const ownRow = style({});

export const cell = style([
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

export const move = style({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space.half,
  fontSize: theme.text.xs,
  fontStretch: theme.width.figure,
  fontWeight: 700,
  fontVariantNumeric: "tabular-nums",
  lineHeight: 1,
  color: theme.color.textDim,
});

export const up = style([move, { color: theme.color.up }]);

export const arrow = style({ width: "0.7em", height: "0.55em", fill: "currentColor" });

export const playedOff = style({
  fontSize: theme.text.xs,
  fontWeight: theme.weight.strong,
  lineHeight: 1,
  color: theme.color.textDim,
  whiteSpace: "nowrap",
});

/** Members may need several lines. */
export const team = style([player, { paddingBlock: theme.space[2] }]);
