import { style } from "@vanilla-extract/css";
import { media } from "../../../ui/theme/media.ts";
import { figure, theme } from "../../../ui/theme/theme.css.ts";

const oneColumn = { gridTemplateColumns: "minmax(0, 1fr)" };

/** One to four cards in a row: two on phones, one with large text. */
export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: theme.space[4],
  "@media": {
    [media.phone]: { gap: theme.space[2] },
    [media.narrow]: oneColumn,
    [media.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    [media.wide]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  },
});

/** Cards out of sight are not rendered, which keeps a large field fast. */
export const item = style({
  contentVisibility: "auto",
  containIntrinsicSize: "auto 332px",
  "@media": { [media.phone]: { containIntrinsicSize: "auto 218px" } },
});

export const art = style({
  position: "absolute",
  inset: "0 0 auto",
  zIndex: -1,
  height: "118px",
  "@media": { [media.phone]: { height: "86px" } },
});

export const eventName = style({
  maxWidth: "100%",
  padding: `${theme.space[1]} ${theme.space.twoAndHalf}`,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  borderRadius: theme.radius.slot,
  background: theme.color.ground,
  fontSize: theme.text.sm,
  fontWeight: 600,
  "@media": {
    [media.phone]: { padding: `${theme.space.half} ${theme.space[2]}`, fontSize: theme.text.xs },
  },
});

export const portrait = style({
  position: "relative",
  display: "block",
  marginTop: theme.space[5],
  "@media": { [media.phone]: { marginTop: theme.space[1] } },
});

export const picture = style({
  width: "104px",
  height: "104px",
  border: `${theme.line.heavy} solid ${theme.color.surface}`,
  "@media": { [media.phone]: { width: "84px", height: "84px" } },
});

export const handicap = style([
  figure,
  {
    position: "absolute",
    right: `calc(${theme.space.threeAndHalf} * -1)`,
    bottom: theme.space.half,
    padding: `${theme.space.oneAndHalf} ${theme.space[2]}`,
    borderRadius: theme.radius.slot,
    background: theme.color.accent,
    color: theme.color.onAccent,
    fontSize: "1.125rem",
  },
]);

export const name = style({
  maxWidth: "100%",
  fontSize: theme.text.lg,
  fontWeight: 720,
  overflowWrap: "anywhere",
  "@media": { [media.phone]: { fontSize: theme.text.md } },
});

export const rows = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: `0 ${theme.space[4]}`,
  width: "100%",
  fontSize: theme.text.sm,
  textAlign: "left",
  // On phones a card is half as wide, and its back is as high as its front.
  "@media": { [media.phone]: { gridTemplateColumns: "1fr", fontSize: theme.text.xs } },
});

export const stat = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space[2],
  minHeight: "50px",
  borderBottom: `${theme.line.hair} solid ${theme.color.line}`,
  "@media": { [media.phone]: { minHeight: "25px" } },
});

export const value = style([
  figure,
  { fontSize: theme.text.lg, "@media": { [media.phone]: { fontSize: theme.text.md } } },
]);

/** Round, date, gross, net, points. On phones the figures stand below round and date. */
export const history = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) repeat(3, auto)",
  alignItems: "center",
  width: "100%",
  fontSize: theme.text.sm,
  textAlign: "left",
  "@media": {
    [media.phone]: { gridTemplateColumns: "repeat(3, 1fr)", fontSize: theme.text.xs },
  },
});

/** A line of the history, whose cells belong to the grid. */
export const round = style({ display: "contents" });

const cell = style({
  display: "flex",
  alignItems: "center",
  minHeight: theme.size.target,
  paddingRight: theme.space[3],
  lineHeight: 1.2,
  "@media": { [media.phone]: { minHeight: "24px", paddingRight: 0 } },
});

const lineBelow = `${theme.line.hair} solid ${theme.color.line}`;
const lineFromTablet = { "@media": { [media.tablet]: { borderBottom: lineBelow } } };

export const historyCell = style([cell, lineFromTablet]);
export const historyDate = style([
  historyCell,
  { "@media": { [media.phone]: { gridColumn: "span 2", justifyContent: "end" } } },
]);

const right = {
  justifyContent: "end",
  paddingInline: `${theme.space[3]} ${theme.space[1]}`,
  "@media": { [media.phone]: { paddingInline: 0 } },
} as const;

export const historyFigure = style([cell, figure, right, { borderBottom: lineBelow }]);

const head = style({ minHeight: "32px", fontSize: theme.text.xs, color: theme.color.textDim });

export const historyHead = style([historyCell, head]);
export const historyDateHead = style([historyDate, head]);
export const historyFigureHead = style([cell, head, right, { borderBottom: lineBelow }]);
