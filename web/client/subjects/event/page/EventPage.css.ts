import { globalStyle, style } from "@vanilla-extract/css";
import { wrap } from "../../../ui/page/Page.css.ts";
import { largeText, media } from "../../../ui/theme/media.ts";
import { label, theme } from "../../../ui/theme/theme.css.ts";

export const panels = style({
  display: "grid",
  gap: theme.space[4],
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const fact = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  columnGap: theme.space[3],
  minHeight: theme.size.rowLow,
  paddingBlock: theme.space[2],
  selectors: { "& + &": { boxShadow: `${theme.edge.above} ${theme.color.line}` } },
});

export const sign = style({ gridRow: "span 2", color: theme.color.textDim });
export const factName = style([label, { alignSelf: "end" }]);
export const value = style({
  alignSelf: "start",
  fontWeight: theme.weight.strong,
  lineHeight: 1.3,
  overflowWrap: "anywhere",
});

// A link is as high as a finger, without making its line higher than the others.
globalStyle(`${value} > a`, { marginBlock: "-11px" });

export const way = style({ justifySelf: "start" });

export const head = style({
  position: "relative",
  isolation: "isolate",
  containerType: "inline-size",
  overflow: "hidden",
  // Text needs a plain background, so the drawing fades out towards it.
  "@media": {
    [media.tablet]: {
      "::before": {
        content: "''",
        position: "absolute",
        inset: 0,
        zIndex: -1,
        background: `linear-gradient(to right, ${theme.color.ground} 18%, transparent 60%)`,
      },
    },
  },
});

export const art = style({
  position: "absolute",
  zIndex: -2,
  inset: 0,
  "@media": { [media.phone]: { display: "none" } },
});

/** On phones the green is at the right of the name and ends where the facts begin. */
export const narrowArt = style({
  position: "absolute",
  zIndex: -2,
  inset: "0 -70px auto 48%",
  height: "178px",
  maskImage:
    "linear-gradient(to right, transparent, #000 26%), linear-gradient(to top, transparent, #000 34%)",
  maskComposite: "intersect",
  // Very large text needs the whole width, and text must not lie on a green.
  "@container": { [largeText]: { display: "none" } },
  "@media": { [media.tablet]: { display: "none" } },
});

export const titles = style([
  wrap,
  {
    display: "grid",
    justifyItems: "start",
    gap: theme.space.twoAndHalf,
    paddingBottom: theme.space.threeAndHalf,
    "@media": { [media.desktop]: { gap: theme.space.threeAndHalf, paddingBottom: theme.space[5] } },
  },
]);

const anyWidth = { minWidth: 0, maxWidth: "none", overflowWrap: "anywhere" } as const;

/** Lines end beside the green, but words are not broken. */
export const name = style({
  minWidth: "min-content",
  maxWidth: "min(9em, 62%)",
  overflowWrap: "break-word",
  "@media": { [media.tablet]: { maxWidth: "min(16em, 62%)" } },
  "@container": { [largeText]: anyWidth },
});

/** These lines may lie over the drawing, which shows only land. */
export const longName = style([
  name,
  { "@media": { [media.phone]: { ...anyWidth, fontSize: "min(1.75rem, 17vw)" } } },
]);

/** One line together with the links, however long it is. */
export const lineName = style({
  flex: "0 1 auto",
  minWidth: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  // Descenders need space inside the box, because it clips its content.
  paddingBottom: "0.15em",
  "@media": { [media.phone]: { fontSize: theme.text.xl } },
});

/** On phones the name needs the space; Details and the board show the status. */
export const lineStatus = style({
  flex: "none",
  "@media": { [media.phone]: { display: "none" } },
});

/** Below the name: a printed page says when and where it was. */
export const lineOnPaper = style({
  flex: "1 1 100%",
  "@media": { screen: { display: "none" } },
});

export const lock = style({
  display: "inline-block",
  verticalAlign: `calc(${theme.space.half} * -1)`,
  marginLeft: theme.space[2],
  color: theme.color.textDim,
});

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${theme.space[1]} ${theme.space[4]}`,
  fontSize: theme.text.sm,
  fontWeight: 560,
  "@media": {
    [media.desktop]: { gap: `${theme.space[1]} ${theme.space[5]}`, fontSize: theme.text.md },
  },
});

export const description = style({
  maxWidth: "38em",
  lineHeight: 1.42,
  overflowWrap: "anywhere",
  whiteSpace: "pre-line",
});

export const sentence = style({ flex: "1 1 16em", lineHeight: 1.35 });
export const leave = style({ marginLeft: "auto" });
