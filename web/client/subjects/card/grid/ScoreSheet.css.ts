import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../../ui/theme/media.ts";
import { figure, label, theme } from "../../../ui/theme/theme.css.ts";

/** Scrolls in both directions; the head and the names stay. */
export const scroll = style({
  position: "relative",
  overflow: "auto",
  maxHeight: "max(340px, calc(100dvh - 220px))",
  overscrollBehavior: "contain",
  // The rows that are not rendered have their measured height, so nothing is left to compensate.
  overflowAnchor: "none",
  // Where bars take room, a broad one would push the buttons of a row out of sight.
  scrollbarWidth: "thin",
  borderRadius: theme.radius.control,
  background: theme.color.surface,
  scrollPaddingBlock: `84px ${theme.space[3]}`,
  scrollPaddingInline: `192px ${theme.space[2]}`,
  "@media": {
    [media.phone]: { scrollPaddingInline: `132px ${theme.space[2]}`, maxHeight: "72dvh" },
  },
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
    height: "22px",
    padding: `0 ${theme.space.half}`,
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

/** The names of the sums are longer than their figures, and would make their columns wider. */
export const headSum = style([headCell, figure, { color: theme.color.text }]);

export const headLine = style({ boxShadow: `${theme.edge.below} ${theme.color.line}` });

/** Keeps the names in place while the holes scroll. */
const pinned = { position: "sticky", left: 0, zIndex: 2 } as const;

export const headName = style([
  headCell,
  pinned,
  { textAlign: "left", paddingInline: theme.space[2], minWidth: "120px" },
]);

export const row = style({});

export const space = style({ padding: 0 });

export const atWork = style({});

/** Two lines of a name and its facts; on touch screens as high as a finger needs. */
export const height = "44px";
export const heightByTouch = "48px";

export const name = style([
  pinned,
  {
    width: "184px",
    minWidth: "184px",
    maxWidth: "184px",
    height,
    paddingBlock: 0,
    paddingInline: theme.space[2],
    textAlign: "left",
    fontWeight: theme.weight.strong,
    lineHeight: 1.15,
    background: theme.color.surface,
    boxShadow: `${theme.edge.below} ${theme.color.line}`,
    selectors: { [`${atWork} &`]: { background: theme.color.raised } },
    "@media": {
      [media.phone]: {
        width: "124px",
        minWidth: "124px",
        maxWidth: "124px",
        paddingBlock: theme.space[1],
        paddingInline: theme.space[2],
      },
    },
  },
]);

export const nameText = style({
  display: "block",
  overflowWrap: "anywhere",
  "@media": { [media.phone]: { fontSize: theme.text.xs } },
});

export const facts = style({
  display: "block",
  paddingTop: theme.space.half,
  fontSize: theme.text.xs,
  fontStretch: theme.width.label,
  fontWeight: theme.weight.label,
  color: theme.color.textDim,
});

export const sum = style([
  figure,
  {
    minWidth: "42px",
    height,
    paddingBlock: 0,
    paddingInline: theme.space.half,
    textAlign: "center",
    fontSize: theme.figure.sm,
    boxShadow: `${theme.edge.below} ${theme.color.line}`,
    selectors: { [`${atWork} &`]: { background: theme.color.raised } },
  },
]);
export const total = style([sum, { fontSize: "1.375rem" }]);
export const under = style({ color: theme.color.under });

/** Side by side without a gap, which the buttons have around their drawings. */
export const rowTools = style([sum, { paddingInline: 0, fontSize: 0, whiteSpace: "nowrap" }]);

export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space[3],
  "@media": { [media.desktop]: { gap: theme.space[2] } },
  vars: { [theme.size.field]: theme.size.fieldOffice },
});

export const tools = style({
  display: "grid",
  gap: theme.space[3],
  alignItems: "end",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  "@media": {
    [media.tablet]: { gridTemplateColumns: "minmax(0, 18rem) repeat(3, minmax(0, 12rem))" },
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 1fr) repeat(3, auto)",
      alignItems: "center",
      gap: theme.space[4],
    },
  },
});

// On a desk the names stand before their fields, so that another row of players is in sight.
globalStyle(`${tools} > *`, {
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "auto minmax(8rem, 1fr)",
      alignItems: "center",
      gap: theme.space[2],
    },
  },
});

export const dock = style({
  position: "sticky",
  zIndex: 4,
  bottom: theme.space[2],
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${theme.space[2]} ${theme.space[3]}`,
  minHeight: theme.size.targetLarge,
  padding: `${theme.space[1]} ${theme.space[3]}`,
  borderRadius: theme.radius.control,
  background: theme.color.raised,
  // Nothing shows between it and the edge of the window.
  boxShadow: `0 ${theme.space[2]} ${theme.color.ground}`,
  lineHeight: 1.3,
});

// The cell at work does not stop behind it.
globalStyle(`html:has(${dock})`, { scrollPaddingBottom: "5rem" });

export const dockText = style({
  flex: 1,
  minWidth: "min(100%, 12rem)",
  overflowWrap: "anywhere",
  "@media": { [media.desktop]: { flex: "0 1 auto", minWidth: 0 } },
});
export const dockAsks = style([
  dock,
  { background: theme.color.caution, color: theme.color.onCaution },
]);
