import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../../../theme/media.ts";
import { theme } from "../../../theme/theme.css.ts";
import { figure, label } from "../../../theme/voices.css.ts";

export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space[3],
  vars: { [theme.size.field]: "46px" },
});

export const tools = style({
  display: "grid",
  gap: theme.space[3],
  alignItems: "end",
  "@media": {
    [media.tablet]: { gridTemplateColumns: "minmax(0, 22rem) minmax(0, 12rem) minmax(0, 9rem)" },
  },
});

/** Scrolls in both directions; the head and the names stay. */
export const scroll = style({
  position: "relative",
  overflow: "auto",
  maxHeight: "max(340px, calc(100dvh - 300px))",
  overscrollBehavior: "contain",
  borderRadius: theme.radius.control,
  background: theme.color.surface,
  scrollPaddingBlock: "96px 12px",
  scrollPaddingInline: "232px 8px",
  "@media": { [media.phone]: { scrollPaddingInline: "132px 8px", maxHeight: "72dvh" } },
});

export const table = style({
  width: "max-content",
  minWidth: "100%",
  borderCollapse: "separate",
  borderSpacing: 0,
});

export const head = style({
  position: "sticky",
  zIndex: 3,
  top: 0,
  background: theme.color.surface,
});

export const headCell = style([
  label,
  {
    height: "26px",
    padding: "0 2px",
    textAlign: "center",
    background: theme.color.surface,
    whiteSpace: "nowrap",
  },
]);

export const headHole = style([
  headCell,
  figure,
  { fontSize: theme.text.md, color: theme.color.text },
]);

export const headLine = style({ boxShadow: `inset 0 -1px 0 ${theme.color.line}` });

/** Where the names are, also while the holes scroll below them. */
const pinned = { position: "sticky", left: 0, zIndex: 2 } as const;

export const headName = style([
  headCell,
  pinned,
  { textAlign: "left", paddingInline: theme.space[3], minWidth: "120px" },
]);

export const row = style({});

export const atWork = style({});

export const name = style([
  pinned,
  {
    width: "224px",
    minWidth: "224px",
    maxWidth: "224px",
    height: "60px",
    paddingInline: theme.space[3],
    textAlign: "left",
    fontWeight: theme.weight.strong,
    lineHeight: 1.15,
    background: theme.color.surface,
    boxShadow: `inset 0 -1px 0 ${theme.color.line}`,
    selectors: { [`${atWork} &`]: { background: theme.color.raised } },
    "@media": {
      [media.phone]: {
        width: "124px",
        minWidth: "124px",
        maxWidth: "124px",
        paddingInline: theme.space[2],
      },
    },
  },
]);

export const nameText = style({
  display: "-webkit-box",
  overflow: "hidden",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflowWrap: "anywhere",
});

export const facts = style({
  display: "block",
  overflow: "hidden",
  paddingTop: "2px",
  fontSize: theme.text.xs,
  fontStretch: theme.width.label,
  fontWeight: theme.weight.label,
  color: theme.color.textDim,
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

export const cell = style({
  position: "relative",
  width: "42px",
  minWidth: "42px",
  height: "60px",
  padding: "2px 1px",
  boxShadow: `inset 0 -1px 0 ${theme.color.line}`,
  selectors: { [`${atWork} &`]: { background: theme.color.raised } },
  "@media": { [media.belowDesktop]: { width: "46px", minWidth: "46px" } },
});

export const input = style([
  figure,
  {
    display: "block",
    width: "100%",
    height: "54px",
    padding: 0,
    border: "2px solid transparent",
    borderRadius: theme.radius.slot,
    background: theme.color.sunken,
    color: theme.color.text,
    caretColor: "transparent",
    textAlign: "center",
    fontSize: "1.3125rem",
    cursor: "cell",
    selectors: {
      "&::selection": { background: "transparent", color: "inherit" },
      "&:focus": {
        outline: `${theme.focus.width} solid ${theme.color.focus}`,
        outlineOffset: "-1px",
        zIndex: 1,
      },
    },
  },
]);

export const tone = styleVariants({
  eagle: { color: theme.color.under },
  birdie: { color: theme.color.under },
  level: { color: theme.color.par },
  bogey: { color: theme.color.over },
  double: { color: theme.color.over },
});

/** What colour says, a sign at the foot of the cell says too. */
export const state = styleVariants({
  empty: {},
  saved: {},
  waiting: { borderColor: theme.color.outline, borderStyle: "dashed" },
  saving: { borderColor: theme.color.outline, borderStyle: "dashed" },
  correction: { background: theme.color.caution, color: theme.color.onCaution },
  refused: { borderColor: theme.color.error, color: theme.color.error },
  clash: {
    borderColor: theme.color.error,
    background: theme.color.caution,
    color: theme.color.onCaution,
  },
});

/** The shape that golfers draw around a figure. */
const shape = style({
  position: "absolute",
  inset: 0,
  width: "34px",
  height: "34px",
  margin: "auto",
  pointerEvents: "none",
});
const line = "2px solid currentColor";
const circle = { borderRadius: "50%", border: line, color: theme.color.under };
const square = { borderRadius: "1px", border: line, color: theme.color.over };
const doubled = { outline: line, outlineOffset: "2px", scale: "0.84" };
export const shapes = styleVariants({
  eagle: [shape, { ...circle, ...doubled }],
  birdie: [shape, circle],
  bogey: [shape, square],
  double: [shape, { ...square, ...doubled }],
});

export const dots = style({
  position: "absolute",
  top: "5px",
  right: "5px",
  display: "flex",
  gap: "2px",
  pointerEvents: "none",
});
export const dot = style({
  width: "5px",
  height: "5px",
  borderRadius: "50%",
  background: theme.color.textDim,
});

export const sign = style({
  position: "absolute",
  left: "4px",
  bottom: "4px",
  display: "grid",
  color: theme.color.text,
  pointerEvents: "none",
});
export const signOnCaution = style([sign, { color: theme.color.onCaution }]);

export const sum = style([
  figure,
  {
    minWidth: "50px",
    height: "60px",
    paddingInline: "4px",
    textAlign: "center",
    fontSize: theme.figure.sm,
    boxShadow: `inset 0 -1px 0 ${theme.color.line}`,
    selectors: { [`${atWork} &`]: { background: theme.color.raised } },
  },
]);
export const total = style([sum, { fontSize: "1.375rem" }]);
export const under = style({ color: theme.color.under });

export const paper = style([sum, { width: "72px", minWidth: "72px" }]);
export const paperInput = style([
  input,
  {
    width: "64px",
    height: "42px",
    marginInline: "auto",
    borderColor: theme.color.outline,
    fontSize: theme.figure.sm,
  },
]);
export const paperWrong = style({ borderColor: theme.color.error, color: theme.color.error });
export const paperNote = style({
  display: "block",
  fontSize: theme.text.xs,
  fontWeight: theme.weight.label,
  lineHeight: 1,
  color: theme.color.error,
});
export const paperRight = style([paperNote, { color: theme.color.up }]);

export const rowTools = style([sum, { whiteSpace: "nowrap" }]);

export const dock = style({
  position: "sticky",
  zIndex: 4,
  bottom: theme.space[2],
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${theme.space[2]} ${theme.space[3]}`,
  minHeight: "56px",
  padding: `${theme.space[1]} ${theme.space[3]}`,
  borderRadius: theme.radius.control,
  background: theme.color.raised,
  lineHeight: 1.3,
});
export const dockText = style({ flex: 1, minWidth: "12rem", overflowWrap: "anywhere" });
export const dockAsks = style([
  dock,
  { background: theme.color.caution, color: theme.color.onCaution },
]);

export const keys = style({ fontSize: theme.text.sm, color: theme.color.textDim, lineHeight: 1.4 });
