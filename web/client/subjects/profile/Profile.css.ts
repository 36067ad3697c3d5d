import { globalStyle, style } from "@vanilla-extract/css";
import { headerHeight } from "../../ui/page/Header.css.ts";
import { wrap } from "../../ui/page/Page.css.ts";
import { largeText, media } from "../../ui/theme/media.ts";
import { label, theme } from "../../ui/theme/theme.css.ts";

/** One line on most phones; large text takes more. */
export const record = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `${theme.space[3]} ${theme.space[2]}`,
});

export const name = style([label, { whiteSpace: "nowrap" }]);

export const note = style({ color: theme.color.textDim, maxWidth: "68ch", lineHeight: 1.5 });
export const more = style({
  fontSize: theme.text.sm,
  fontWeight: theme.weight.text,
  color: theme.color.textDim,
});
export const small = style([more, { display: "block" }]);

/** A row and its actions: below it, or beside it on wide screens. */
export const slat = style({
  display: "grid",
  minWidth: 0,
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
  overflow: "hidden",
  borderRadius: theme.radius.slot,
  background: theme.color.surface,
});

export const row = style({
  display: "grid",
  gridTemplateColumns: "84px minmax(0, 1fr) auto",
  alignItems: "center",
  gap: theme.space.threeAndHalf,
  minHeight: "92px",
  paddingRight: theme.space[3],
});

export const link = style([
  row,
  {
    "@media": { [media.hover]: { selectors: { "&:hover": { background: theme.color.raised } } } },
    selectors: { "&:focus-visible": { outlineOffset: `calc(${theme.focus.width} * -1)` } },
  },
]);

export const ground = style({ alignSelf: "stretch", overflow: "hidden" });

export const body = style({
  display: "grid",
  gap: theme.space[1],
  minWidth: 0,
  paddingBlock: theme.space.twoAndHalf,
});

export const arrow = style({ flex: "none" });

export const tools = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-end",
  padding: theme.space[3],
  "@media": { [media.tablet]: { padding: `0 ${theme.space[4]}` } },
});

export const tool = style({ "@media": { [media.phone]: { flex: 1 } } });

/** The strip with a drawing behind the header; the player's picture overlaps it. */
export const art = style({
  height: `calc(${headerHeight} + 48px)`,
  overflow: "hidden",
});

export const profile = style([
  wrap,
  {
    containerType: "inline-size",
    display: "grid",
    alignContent: "start",
    gap: theme.space[4],
    paddingBottom: theme.space[6],
  },
]);

export const tabs = style({ display: "grid", gap: theme.space[4], minWidth: 0 });

/** On phones all five are visible: a little narrower, and from edge to edge. */
export const tabList = style({
  "@media": {
    [media.phone]: {
      justifyContent: "space-between",
      marginInline: `calc(-1 * ${theme.space[4]})`,
      paddingInline: theme.space[2],
    },
  },
});

globalStyle(`${tabList} > button`, {
  "@media": {
    [media.phone]: {
      paddingInline: theme.space[2],
      fontSize: "1rem",
      fontStretch: theme.width.name,
    },
    [media.narrow]: { paddingInline: theme.space.oneAndHalf, fontStretch: theme.width.figure },
  },
});

export const overview = style({
  display: "grid",
  alignItems: "start",
  gap: theme.space[4],
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.6fr)" } },
});

export const plates = style({ "@media": { [media.desktop]: { gridColumn: "1 / -1" } } });

export const section = style({ display: "grid", gap: theme.space[1], minWidth: 0 });

export const onTheCourse = style([
  section,
  { "@media": { [media.desktop]: { gridColumn: "1 / -1" } } },
]);

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `0 ${theme.space[3]}`,
  minHeight: theme.size.target,
  selectors: { "&:not(:first-child)": { marginTop: theme.space[4] } },
});

export const awards = style({
  display: "grid",
  gap: theme.size.slat,
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});

export const award = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: theme.space[4],
  padding: theme.space[4],
  borderRadius: theme.radius.slot,
  background: theme.color.surface,
});

export const awardSign = style({ color: theme.color.money });
export const awardAhead = style({ color: theme.color.textDim });
export const awardTitle = style({ display: "block", fontWeight: theme.weight.strong });

export const event = style([small, { overflowWrap: "anywhere" }]);
/** The reason of an administrator, which may be long. */
export const reason = style({
  fontSize: theme.text.sm,
  lineHeight: 1.3,
  overflowWrap: "anywhere",
});

export const card = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: `${theme.space.threeAndHalf} ${theme.space[4]}`,
  marginTop: "-30px",
  "@media": {
    [media.tablet]: { gridTemplateColumns: "auto minmax(0, 1fr) auto", columnGap: theme.space[5] },
  },
  "@container": { [largeText]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const picture = style({
  position: "relative",
  width: "104px",
  height: "104px",
  padding: theme.space[1],
  borderRadius: "50%",
  background: theme.color.ground,
});

export const pick = style({
  position: "absolute",
  right: `calc(${theme.space[2]} * -1)`,
  bottom: `calc(${theme.space.oneAndHalf} * -1)`,
  display: "grid",
  placeItems: "center",
  width: "50px",
  height: "50px",
  border: `${theme.line.bold} solid ${theme.color.ground}`,
  borderRadius: "50%",
  background: theme.color.action,
  color: theme.color.onAction,
  cursor: "pointer",
  selectors: {
    "&:has(:focus-visible)": {
      outline: `${theme.focus.width} solid ${theme.color.focus}`,
      outlineOffset: theme.focus.gap,
    },
  },
});

export const person = style({
  minWidth: 0,
  paddingTop: "34px",
  "@container": { [largeText]: { paddingTop: 0 } },
});

export const fullName = style({
  marginBottom: theme.space[1],
  fontSize: "1.625rem",
  fontWeight: 740,
  fontStretch: "94%",
  lineHeight: 1.15,
  overflowWrap: "anywhere",
});

export const longName = style([fullName, { fontSize: theme.text.lg }]);

export const sign = style({ flex: "none", marginTop: theme.space.half });

export const pictureNote = style({
  display: "block",
  fontSize: theme.text.sm,
  fontWeight: 600,
  color: theme.color.textDim,
});

export const ways = style({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  gap: theme.space[2],
  "@media": {
    [media.tablet]: { gridColumn: "auto", flexDirection: "column", alignSelf: "end" },
  },
});

export const way = style({ "@media": { [media.phone]: { flex: "1 1 auto" } } });
