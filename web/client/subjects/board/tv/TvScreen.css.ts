import { globalStyle, style } from "@vanilla-extract/css";
import { crest, figure, theme } from "../../../ui/theme/theme.css.ts";
import { tv } from "./tvLayout.ts";

/** Dark from the start, also before the board has arrived. */
export const wall = style({
  minHeight: "100dvh",
  background: theme.color.ground,
  color: theme.color.text,
});

/** For the longest names beside the board: a third line would push away what stands below. */
const twoLines = {
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  overflowWrap: "anywhere",
  whiteSpace: "normal",
  lineHeight: 1.15,
} as const;

export const page = style({
  position: "relative",
  isolation: "isolate",
  display: "grid",
  grid: `${tv(150)} minmax(0, 1fr) ${tv(56)} / minmax(0, 1fr) ${tv(440)}`,
  gap: `0 ${tv(40)}`,
  width: "100vw",
  height: "100vh",
  overflow: "hidden",
  padding: `${tv(34)} ${tv(56)} ${tv(26)}`,
  background: theme.color.ground,
  color: theme.color.text,
  fontSize: tv(28),
  cursor: "none",
});

export const art = style({
  position: "absolute",
  inset: 0,
  zIndex: -1,
  "::after": {
    content: "''",
    position: "absolute",
    inset: 0,
    background: `linear-gradient(to right, ${theme.color.ground} 52%, transparent 80%)`,
  },
});

export const head = style({
  display: "flex",
  alignItems: "flex-start",
  gap: tv(28),
  minWidth: 0,
});

export const mark = style({ selectors: { "&&": { width: tv(104), height: tv(104) } } });
export const titles = style({ display: "grid", gap: tv(10), minWidth: 0 });

const oneLine = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

export const title = style([
  crest,
  // Descenders need space inside the box, because it clips its content.
  { ...oneLine, fontSize: tv(86), lineHeight: 1, paddingBottom: tv(14), marginBottom: tv(-20) },
]);
export const facts = style({ ...oneLine, lineHeight: 1.2, color: theme.color.textDim });

export const rail = style({
  gridColumn: 2,
  gridRow: "1 / 3",
  display: "flex",
  flexDirection: "column",
  minHeight: 0,
  gap: tv(16),
});

export const clock = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "stretch",
  justifyContent: "flex-end",
  // The drawing shows below it. Long names take that space before any line is left out.
  flex: `0 1000 ${tv(318)}`,
  alignContent: "start",
  minHeight: "min-content",
  gap: tv(8),
});

const chip = style({
  display: "flex",
  alignItems: "center",
  borderRadius: theme.radius.control,
  background: theme.color.ground,
});

export const live = style([chip, { padding: `0 ${tv(20)}` }]);
globalStyle(`${page} ${live} > span`, { background: "none", fontSize: tv(28) });
export const time = style([figure, chip, { padding: `${tv(8)} ${tv(16)}`, fontSize: tv(64) }]);

/** Below the clock, on a line of its own. */
export const follow = style({
  flex: "1 0 100%",
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: tv(16),
});

export const followWords = style([
  chip,
  {
    maxWidth: tv(164),
    padding: `${tv(10)} ${tv(16)}`,
    fontSize: tv(24),
    lineHeight: 1.25,
    textAlign: "end",
    textWrap: "balance",
  },
]);

export const code = style({
  width: tv(186),
  height: tv(186),
  borderRadius: theme.radius.control,
});

export const panel = style({
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  padding: `${tv(20)} ${tv(26)}`,
  borderRadius: theme.radius.panel,
  background: theme.color.surface,
});

export const panelTitle = style({
  marginBottom: tv(12),
  fontSize: tv(28),
  fontWeight: 720,
  lineHeight: 1,
});

/** The last panel leaves out the lines for which there is no room. */
export const lastPanel = style([panel, { minHeight: 0 }]);

/** The same list as on the page, only larger. */
export const feed = style({});
globalStyle(`${feed} li`, { minHeight: tv(68) });
globalStyle(`${feed} li > span:first-child > span:first-child`, {
  ...twoLines,
  fontSize: tv(26),
  fontStretch: "90%",
});
globalStyle(`${feed} li > span > span:last-child, ${feed} p`, { fontSize: tv(22) });
// "Double bogey 7 on 18 · +12 · 08:13" stays on its line.
globalStyle(`${feed} li > span:first-child > span:last-child`, {
  fontStretch: "82%",
  whiteSpace: "nowrap",
});
globalStyle(`${feed} li > span:last-child`, { fontSize: tv(30) });

export const stake = style({
  display: "flex",
  alignItems: "baseline",
  gap: tv(16),
  lineHeight: 1,
});

export const worth = style([figure, { fontSize: tv(56), color: theme.color.money }]);

/** A line without room begins a second column outside the panel, so that none is cut in two. */
export const winners = style({
  display: "flex",
  flexDirection: "column",
  flexWrap: "wrap",
  minHeight: 0,
  overflow: "hidden",
});

export const winner = style({
  flex: "none",
  width: "100%",
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: tv(16),
  minHeight: tv(48),
  paddingBlock: tv(4),
  fontSize: tv(26),
});

export const side = style({ ...twoLines, minWidth: 0, fontWeight: theme.weight.strong });

export const amount = style([figure, { color: theme.color.money }]);
