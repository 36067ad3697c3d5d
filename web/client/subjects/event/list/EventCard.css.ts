import { style } from "@vanilla-extract/css";
import { wrap } from "../../../ui/page/Page.css.ts";
import { media } from "../../../ui/theme/media.ts";
import { label, theme } from "../../../ui/theme/theme.css.ts";

/** Low on phones, so that three cards are visible; elsewhere there is more room. */
export const card = style({
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  overflow: "hidden",
  borderRadius: theme.radius.panel,
  background: theme.color.surface,
  boxShadow: theme.shadow.raised,
});

/** The card of a page that has room for all of it. */
export const whole = style([card]);

export const art = style({
  position: "relative",
  height: theme.size.target,
  "@media": { [media.tablet]: { height: "168px" } },
});

export const status = style({
  position: "absolute",
  top: theme.space[2],
  left: theme.space[3],
  right: theme.space[3],
  "@media": { [media.tablet]: { top: theme.space[3] } },
});

export const body = style({
  flex: 1,
  display: "flex",
  flexDirection: "column",
  gap: theme.space.oneAndHalf,
  padding: `${theme.space[2]} ${theme.space[3]} ${theme.space.twoAndHalf}`,
  "@media": {
    [media.tablet]: {
      gap: theme.space.threeAndHalf,
      padding: `${theme.space[4]} ${theme.space[4]} ${theme.space[4]}`,
    },
  },
});

export const name = style({
  overflowWrap: "anywhere",
  "@media": { [media.phone]: { fontSize: "min(1.625rem, 15vw)" } },
});

export const lock = style({
  display: "inline-block",
  verticalAlign: `calc(${theme.space.half} * -1)`,
  marginLeft: theme.space[2],
  color: theme.color.textDim,
});

/** Two lines at most on phones, where what has no room is told on the event's own page. */
export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${theme.space.half} ${theme.space[3]}`,
  fontSize: theme.text.sm,
  fontWeight: 560,
  "@media": {
    [media.tablet]: { display: "grid", gap: theme.space.oneAndHalf, fontSize: theme.text.md },
    [media.phone]: {
      maxHeight: "calc(2.5em + 3px)",
      overflow: "hidden",
      selectors: { [`${whole} &`]: { maxHeight: "none" } },
    },
    [media.narrow]: { maxHeight: "none" },
  },
});

export const fact = style({
  display: "flex",
  alignItems: "flex-start",
  gap: theme.space.oneAndHalf,
  minWidth: 0,
  lineHeight: 1.25,
  overflowWrap: "anywhere",
  "@media": { [media.tablet]: { gap: theme.space[2] } },
});

const oneLine = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

export const factText = style({
  minWidth: 0,
  "@media": {
    [media.phone]: { ...oneLine, selectors: { [`${whole} &`]: { whiteSpace: "normal" } } },
  },
});

export const sign = style({
  flex: "none",
  color: theme.color.textDim,
  "@media": { [media.phone]: { width: "17px", overflow: "hidden" } },
});

/** Long descriptions, and on phones all of them, are shown on the page of the event. */
export const description = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 4,
  overflow: "hidden",
  fontSize: theme.text.sm,
  lineHeight: 1.42,
  color: theme.color.textDim,
  overflowWrap: "anywhere",
  "@media": {
    [media.tablet]: { fontSize: "1rem" },
    [media.phone]: { display: "none", selectors: { [`${whole} &`]: { display: "block" } } },
  },
  selectors: { [`${whole} &`]: { WebkitLineClamp: "none" } },
});

/** What a stranger can do is told to the end, on phones beside the button. */
export const notice = style({
  flex: "1 1 8rem",
  fontSize: theme.text.xs,
  lineHeight: 1.3,
  color: theme.color.textDim,
  "@media": { [media.tablet]: { fontSize: "1rem", lineHeight: 1.42 } },
});

/** On phones they are among the facts. */
export const tags = style({ "@media": { [media.phone]: { display: "none" } } });
export const kind = style({
  ...oneLine,
  flex: "1 1 7rem",
  alignSelf: "center",
  fontSize: theme.text.xs,
  color: theme.color.textDim,
  "@media": { [media.tablet]: { display: "none" } },
});

/** Aligns figures and buttons of cards in a row. */
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${theme.space[2]} ${theme.space[3]}`,
  marginTop: "auto",
  "@media": { [media.tablet]: { display: "grid", gap: theme.space.threeAndHalf } },
});

export const terms = style({
  flex: "1 0 auto",
  display: "flex",
  gap: theme.space[3],
  "@media": {
    [media.tablet]: { display: "grid", gridTemplateColumns: "1fr 1fr", gap: theme.size.slat },
  },
});

export const term = style({
  display: "grid",
  alignContent: "start",
  gap: theme.space.half,
  "@media": {
    [media.tablet]: {
      padding: `${theme.space[2]} ${theme.space[3]} ${theme.space.twoAndHalf}`,
      borderRadius: theme.radius.slot,
      background: theme.color.sunken,
      boxShadow: theme.shadow.slot,
    },
  },
});

export const termName = style([label]);

export const termValue = style({
  fontSize: theme.figure.sm,
  "@media": { [media.tablet]: { fontSize: theme.text.xl } },
});

export const way = style({
  flex: "1 0 auto",
  "@media": {
    [media.phone]: {
      minHeight: theme.size.target,
      paddingInline: theme.space[2],
      fontSize: theme.text.sm,
    },
  },
});

export const featured = style([
  wrap,
  { display: "grid", gap: theme.space[4], paddingBlock: `${theme.space[6]} ${theme.space[7]}` },
]);

export const grid = style({
  display: "grid",
  gap: theme.space[3],
  "@media": {
    [media.tablet]: { gap: theme.space[4], gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});

/** Makes all cards of a row as high as the highest. */
export const cell = style({ display: "grid", minWidth: 0 });
