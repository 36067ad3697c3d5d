import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { theme } from "../theme/theme.css.ts";

export const table = style({
  width: "100%",
  borderCollapse: "separate",
  borderSpacing: `0 ${theme.size.slat}`,
  "@media": { [media.belowTable]: { display: "grid", gap: theme.size.slat } },
});

export const caption = style({
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
});

export const head = style({
  "@media": { [media.belowTable]: { display: "none" } },
});

export const rows = style({
  "@media": { [media.belowTable]: { display: "grid", gap: theme.size.slat } },
});

/** On a tablet its cells stand closer. */
const sides = { table: theme.space[2], desktop: theme.space[4] };

export const columnHead = style({
  padding: `0 ${sides.desktop} ${theme.space[1]}`,
  textAlign: "left",
  fontSize: theme.text.sm,
  fontStretch: theme.width.label,
  fontWeight: theme.weight.strong,
  color: theme.color.textDim,
  whiteSpace: "nowrap",
  "@media": { [media.belowDesktop]: { paddingInline: sides.table } },
});

const staying = style({
  position: "sticky",
  zIndex: 1,
  background: theme.color.ground,
  "@media": { print: { position: "static" } },
});
const barHeight = `calc(${theme.size.target} + 2 * ${theme.space[2]})`;

/** The head stays in sight while the rows scroll, at the top or below a bar that stays there. */
export const stays = styleVariants({
  atTop: [staying, { top: 0 }],
  belowBar: [staying, { top: barHeight }],
});

/** Columns keep their widths whatever rows are in sight; the first one takes what they leave. */
export const fixed = style({ "@media": { [media.desktop]: { tableLayout: "fixed" } } });

const wideAs = (width: string) => ({ "@media": { [media.desktop]: { width } } });
export const widths = styleVariants({
  figure: wideAs("7.5rem"),
  word: wideAs("8.5rem"),
  state: wideAs("15rem"),
  tools: wideAs("10rem"),
});

export const sort = style({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space[2],
  minHeight: theme.size.target,
  padding: `0 ${theme.space[2]}`,
  marginLeft: `calc(-1 * ${theme.space[2]})`,
  borderRadius: theme.radius.control,
  font: "inherit",
  color: "inherit",
  fontStretch: theme.width.label,
});

/** Below the width of a table a row is a slat: its title, then "label value" pairs, then its tools. */
export const row = style({
  "@media": {
    [media.belowTable]: {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 8.75rem), 1fr))",
      gap: `${theme.space[2]} ${theme.space[4]}`,
      padding: theme.space[4],
      borderRadius: theme.radius.slot,
      background: theme.color.surface,
    },
  },
});

export const chosen = style({});

export const cell = style({
  fontSize: "1rem",
  lineHeight: theme.leading.snug,
  fontVariantNumeric: "tabular-nums",
  textAlign: "left",
  "@media": {
    [media.table]: {
      height: theme.size.rowAdmin,
      padding: `${theme.space[1]} ${sides.table}`,
      background: theme.color.surface,
      selectors: {
        "&:first-child": { borderRadius: `${theme.radius.slot} 0 0 ${theme.radius.slot}` },
        "&:last-child": { borderRadius: `0 ${theme.radius.slot} ${theme.radius.slot} 0` },
        [`${chosen} &`]: { background: theme.color.raised },
      },
    },
    [media.desktop]: { paddingInline: sides.desktop },
    [media.belowTable]: {
      display: "grid",
      gap: theme.space.half,
      alignContent: "start",
      minWidth: 0,
      overflowWrap: "anywhere",
    },
    print: {
      padding: `${theme.space[1]} ${theme.space[2]}`,
      borderBottom: `1px solid ${theme.color.line}`,
    },
  },
});

export const title = style([
  cell,
  {
    fontSize: theme.text.md,
    fontWeight: theme.weight.strong,
    "@media": { [media.belowTable]: { gridColumn: "1 / -1" } },
  },
]);

/** As wide as its slat, for what does not fit beside others. */
export const wide = style({ "@media": { [media.belowTable]: { gridColumn: "1 / -1" } } });

/** On a slat nothing stands in columns, so there values begin below their labels. */
export const right = style({
  textAlign: "right",
  "@media": { [media.belowTable]: { textAlign: "left" } },
});

export const tools = style([
  cell,
  {
    "@media": {
      [media.belowTable]: { gridColumn: "1 / -1" },
      [media.table]: {
        textAlign: "right",
        paddingRight: theme.space.oneAndHalf,
        whiteSpace: "nowrap",
      },
    },
  },
]);

/** The label of a value if the column heads are hidden. */
export const inlineLabel = style({
  fontSize: theme.text.xs,
  fontStretch: theme.width.label,
  fontWeight: theme.weight.label,
  color: theme.color.textDim,
  display: "none",
  "@media": { [media.belowTable]: { display: "inline" } },
});
