import { style } from "@vanilla-extract/css";
import { wrap } from "../../ui/page/Page.css.ts";
import { media } from "../../ui/theme/media.ts";
import { theme } from "../../ui/theme/theme.css.ts";

export const main = style([
  wrap,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    gap: theme.space[5],
    paddingBlock: `${theme.space[5]} ${theme.space[7]}`,
    // The last row can be scrolled above a toast.
    "@media": { [media.desktop]: { paddingBottom: theme.space[9] } },
  },
]);

export const head = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "center",
  justifyItems: "start",
  gap: theme.space[3],
  "@media": {
    [media.tablet]: { gridTemplateColumns: "auto minmax(0, 1fr) auto", gap: theme.space[4] },
  },
});

export const title = style({
  fontSize: "min(1.9rem, 17vw)",
  "@media": { [media.desktop]: { fontSize: "2.25rem" } },
});

export const menu = style({
  display: "grid",
  gap: theme.size.slat,
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: "repeat(auto-fit, minmax(14rem, 1fr))",
      gap: theme.space[3],
    },
  },
});

export const card = style({
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignContent: "center",
  alignItems: "center",
  gap: theme.space[1],
  minHeight: theme.size.targetLarge,
  padding: `${theme.space[2]} ${theme.space[4]}`,
  borderRadius: theme.radius.panel,
  background: theme.color.surface,
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      minHeight: "112px",
      paddingBlock: theme.space[4],
    },
    [media.hover]: { selectors: { "&:hover": { background: theme.color.raised } } },
  },
});

/** On phones only: on other screens the drawing shows where to press. */
export const arrow = style({
  color: theme.color.textDim,
  "@media": { [media.tablet]: { display: "none" } },
});

/** Ends before the words. */
export const art = style({
  position: "absolute",
  inset: "0 0 0 auto",
  zIndex: -1,
  width: "42%",
  maskImage: "linear-gradient(to right, transparent, #000 75%)",
  "@media": { [media.phone]: { display: "none" } },
});

export const purpose = style({
  maxWidth: "60%",
  color: theme.color.textDim,
  lineHeight: 1.35,
  "@media": { [media.phone]: { display: "none" } },
});

/** Wider than other pages, for eighteen holes with their sums side by side. */
export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: theme.space[3],
  width: `min(100% - 2 * ${theme.space[4]}, ${theme.size.desk})`,
  marginInline: "auto",
  paddingBlock: `${theme.space[3]} ${theme.space[7]}`,
  // The last row can be scrolled above a toast.
  "@media": {
    [media.desktop]: { gap: theme.space[2], paddingBlock: `${theme.space[2]} ${theme.space[9]}` },
  },
});

export const deskHead = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "start",
  gap: `${theme.space[1]} ${theme.space[2]}`,
  "@media": {
    [media.phone]: { marginLeft: `calc(-1 * ${theme.space[2]})` },
  },
});

/** On a desk in one line, if it is long enough for both: the height is for the work below. */
export const about = style({
  display: "grid",
  gap: theme.space[1],
  paddingTop: theme.space.oneAndHalf,
  "@media": {
    [media.desktop]: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: theme.space[5],
      minHeight: theme.size.target,
      paddingTop: 0,
    },
  },
});

export const deskTitle = style({
  fontSize: "min(1.9rem, 17vw)",
  overflowWrap: "anywhere",
  "@media": { [media.desktop]: { fontSize: theme.text["2xl"] } },
});

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${theme.space.half} ${theme.space[4]}`,
  fontSize: theme.text.sm,
});

export const content = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

export const settings = style({
  display: "grid",
  gap: theme.space[4],
  maxWidth: theme.size.card,
  vars: { [theme.size.field]: theme.size.fieldOffice },
});

export const form = style({ display: "grid", gap: theme.space[4] });

/** Stays visible at the bottom of the window, however long the form is. */
export const foot = style({
  position: "sticky",
  zIndex: 1,
  bottom: 0,
  paddingBlock: theme.space[3],
  background: theme.color.ground,
  boxShadow: `${theme.edge.above} ${theme.color.line}`,
});

/** The text of a question, with a way out of it. */
export const question = style({ display: "grid", justifyItems: "start", gap: theme.space[4] });
