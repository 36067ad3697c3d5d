import { globalStyle, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { roman, theme } from "../theme/theme.css.ts";

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { transform: "translateY(24px)", opacity: 0 } });
const enter = keyframes({ from: { transform: "translateX(32px)", opacity: 0 } });

const moves = (frames: string) => `${frames} ${theme.motion.move} ${theme.ease.out}`;

export const scrim = style({
  position: "fixed",
  inset: 0,
  // The same as the frame, so that a second dialog covers the whole first one.
  zIndex: 21,
  background: theme.color.scrim,
  animation: moves(appear),
});

const frame = style({
  position: "fixed",
  zIndex: 21,
  display: "grid",
  // A long name must not push the buttons of the foot off a phone.
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto minmax(0, 1fr) auto",
  overflow: "hidden",
  background: theme.color.surface,
  color: theme.color.text,
  boxShadow: theme.shadow.over,
  outline: "none",
});

/** On phones every dialog rises from the bottom, where the thumb is. */
const bottomSheet = style({
  "@media": {
    [media.phone]: {
      inset: "auto 0 0",
      maxHeight: "96dvh",
      borderRadius: "14px 14px 0 0",
      paddingBottom: "env(safe-area-inset-bottom)",
      animation: moves(rise),
    },
  },
});

const centred = (width: string) => ({
  "@media": {
    [media.tablet]: {
      inset: 0,
      margin: "auto",
      width: `min(${width}, calc(100vw - 32px))`,
      height: "fit-content",
      maxHeight: "calc(100dvh - 32px)",
      borderRadius: theme.radius.panel,
      animation: moves(rise),
    },
  },
});

export const content = styleVariants({
  question: [frame, bottomSheet, centred(theme.size.question)],
  wide: [frame, bottomSheet, centred(theme.size.card)],
  sheet: [
    frame,
    bottomSheet,
    {
      vars: { [theme.size.field]: theme.size.fieldOffice },
      "@media": {
        [media.phone]: { height: "96dvh" },
        [media.tablet]: {
          inset: "0 0 0 auto",
          width: `min(${theme.size.sheet}, 100vw)`,
          animation: moves(enter),
        },
      },
    },
  ],
});

export const head = style({
  position: "relative",
  isolation: "isolate",
  display: "flex",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: theme.space[3],
  padding: `${theme.space[4]} ${theme.space[4]} ${theme.space[3]}`,
  "@media": {
    [media.tablet]: { padding: `${theme.space[4]} ${theme.space[5]} ${theme.space[3]}` },
  },
});

export const sheetHead = style([
  head,
  {
    alignItems: "flex-end",
    "@media": {
      [media.tablet]: { minHeight: "112px", paddingBlock: `${theme.space[5]} ${theme.space[4]}` },
    },
  },
]);

export const art = style({
  position: "absolute",
  inset: 0,
  zIndex: -1,
  overflow: "hidden",
  maskImage: "linear-gradient(to right, transparent 35%, #000)",
});

export const title = style([
  roman,
  {
    fontSize: "1.5rem",
    lineHeight: 1.1,
    overflowWrap: "anywhere",
    "@media": { [media.tablet]: { fontSize: "1.875rem" } },
  },
]);

export const description = style({
  paddingTop: theme.space.oneAndHalf,
  color: theme.color.textDim,
  lineHeight: 1.4,
  overflowWrap: "anywhere",
});

export const close = style({
  alignSelf: "flex-start",
  marginRight: "-6px",
  background: theme.color.surface,
});

export const body = style({
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: `${theme.space[1]} ${theme.space[4]} ${theme.space[5]}`,
  "@media": {
    [media.tablet]: { padding: `${theme.space[1]} ${theme.space[5]} ${theme.space[5]}` },
  },
});

export const foot = style({
  padding: `${theme.space.threeAndHalf} ${theme.space[4]}`,
  boxShadow: `0 -1px 0 ${theme.color.line}`,
  "@media": { [media.tablet]: { padding: `${theme.space.threeAndHalf} ${theme.space[5]}` } },
});

/** A form spans body and foot of the dialog without a box of its own. */
globalStyle(`${frame} > form`, { display: "contents" });

/** Two fields side by side in a dialog or a form, below each other on phones. */
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space[4],
  alignContent: "start",
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const wideColumn = style({ gridColumn: "1 / -1" });
