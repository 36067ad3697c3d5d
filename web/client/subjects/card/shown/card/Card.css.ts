import { style } from "@vanilla-extract/css";
import { media } from "../../../../ui/theme/media.ts";
import { figure, theme } from "../../../../ui/theme/theme.css.ts";

export const key = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${theme.space.oneAndHalf} ${theme.space.threeAndHalf}`,
  fontSize: theme.text.xs,
  color: theme.card.dim,
  "@media": {
    [media.tablet]: { gap: `${theme.space[2]} ${theme.space[4]}`, fontSize: theme.text.sm },
  },
});

export const keyMark = style({ fontSize: "0.875rem" });
export const dot = style({ color: theme.card.accent, lineHeight: 1 });

export const plates = style({
  display: "grid",
  gridTemplateColumns: "1.25fr 0.8fr 1fr",
  gap: theme.size.slat,
  overflow: "hidden",
  borderRadius: theme.radius.slot,
  "@media": { [media.tablet]: { gridTemplateColumns: "1.35fr 1fr 1fr" } },
});

export const plate = style({
  display: "grid",
  alignContent: "space-between",
  gap: theme.space.oneAndHalf,
  padding: theme.space.twoAndHalf,
  background: theme.card.raised,
  "@media": {
    [media.tablet]: {
      gap: theme.space[2],
      padding: `${theme.space[3]} ${theme.space[4]} ${theme.space[3]}`,
    },
  },
});

export const name = style({
  fontSize: theme.text.xs,
  fontStretch: theme.width.label,
  lineHeight: 1.15,
  color: theme.card.dim,
  "@media": {
    [media.tablet]: { fontSize: theme.text.sm, fontStretch: theme.width.text },
  },
});

export const value = style([
  figure,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    gap: `0 ${theme.space.threeAndHalf}`,
    fontSize: theme.text["2xl"],
    lineHeight: 0.9,
    "@media": { [media.tablet]: { fontSize: "2.5rem" } },
  },
]);

export const toPar = style({
  fontSize: theme.text.lg,
  "@media": { [media.tablet]: { fontSize: theme.text.xl } },
});

/** As high as a finger, without making the plate higher than its neighbour. */
export const explained = style({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space[2],
  minWidth: theme.size.target,
  minHeight: theme.size.target,
  marginBlock: `calc(${theme.space[2]} * -1)`,
  color: "inherit",
  font: "inherit",
  fontStretch: "inherit",
});

/** Below this width a nine with its sums needs the full width and smaller text. */
const small = "screen and (max-width: 359px)";
const phone = (rule: object, onSmall: object = {}) => ({
  "@media": { [media.phone]: rule, [small]: onSmall },
});

/** With large text the columns keep their width and scroll. */
export const scroller = style({
  overflowX: "auto",
  "@media": { [small]: { marginInline: `calc(-1 * ${theme.space[3]})` } },
});

export const table = style({
  width: "100%",
  minWidth: "21rem",
  "@media": { [small]: { minWidth: "19.5rem" } },
  borderCollapse: "collapse",
  tableLayout: "fixed",
  fontVariantNumeric: "tabular-nums",
});

export const caption = style({
  paddingBottom: theme.space[2],
  textAlign: "left",
  fontSize: theme.text.lg,
  fontWeight: 720,
  ...phone(
    { fontSize: theme.text.md, paddingBottom: theme.space[1] },
    { paddingLeft: theme.space[3] },
  ),
});

const cell = style({
  position: "relative",
  height: "36px",
  padding: 0,
  textAlign: "center",
  fontSize: theme.text.md,
  fontStretch: theme.width.figure,
  fontWeight: 620,
  borderBottom: `${theme.line.hair} solid ${theme.card.line}`,
  ...phone({ height: "29px", fontSize: "1rem" }),
});

export { cell };

export const head = style([
  cell,
  {
    fontWeight: 720,
    background: theme.card.raised,
    borderBottom: `${theme.line.thick} solid ${theme.card.line}`,
  },
]);

const rowName = {
  width: "84px",
  paddingLeft: theme.space.twoAndHalf,
  textAlign: "left",
  fontSize: theme.text.sm,
  fontStretch: theme.width.label,
  ...phone(
    {
      width: "3rem",
      paddingLeft: theme.space[1],
      fontSize: theme.text.xs,
      fontStretch: "80%",
    },
    { width: "2.5rem" },
  ),
} as const;

export const rowHead = style([cell, rowName]);
export const cornerHead = style([head, rowName]);

const sumWidth = {
  width: "64px",
  ...phone({ width: "2.25rem" }, { width: "1.75rem" }),
} as const;

export const sumHead = style([head, sumWidth, phone({}, { fontSize: theme.text.sm })]);
export const sum = style([
  cell,
  { background: theme.card.raised, fontWeight: theme.weight.figure },
  sumWidth,
]);

export const faint = style({ color: theme.card.dim });

export const shots = style({
  height: theme.size.rowLow,
  fontSize: "1.375rem",
  fontWeight: theme.weight.figure,
  ...phone({ height: theme.size.target, fontSize: theme.figure.sm }),
});

/** The shapes around the numbers need space on a phone. */
export const mark = style(phone({ fontSize: "1rem" }, { fontSize: "0.875rem" }));

export const total = style({ fontSize: theme.figure.md, ...phone({ fontSize: theme.text.lg }) });

export const index = style({ position: "relative", display: "inline-block" });

/** Close to the number of its own hole. */
export const received = style({
  position: "absolute",
  bottom: "55%",
  left: "100%",
  color: theme.card.accent,
  fontSize: theme.text.lg,
  lineHeight: 0.8,
  letterSpacing: `calc(${theme.space.half} * -1)`,
  ...phone({ fontSize: theme.text.sm }),
});
