import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../../../ui/theme/media.ts";
import { theme } from "../../../../ui/theme/theme.css.ts";
import { toastTop } from "../../../../ui/toasts/toastTop.css.ts";

/** In landscape a phone needs its few lines for the keys. */
const upright = "screen and (min-height: 24em)";

export const hole = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto auto minmax(min-content, 1fr) auto auto",
});

// Below the holes, which are pressed, over the drawing, which is only looked at.
globalStyle(`html:has(${hole})`, { vars: { [toastTop]: "7rem" } });

export const extras = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 10.2rem), 1fr))",
  alignItems: "center",
  gap: `${theme.space[1]} ${theme.space[2]}`,
  padding: `0 ${theme.space[3]} ${theme.space.oneAndHalf}`,
  "@media": { [media.low]: { paddingBottom: 0 } },
});

export const line = style({
  gridColumn: "1 / -1",
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space[2],
});

export const hint = style({ fontSize: theme.text.sm, lineHeight: 1.3, color: theme.color.textDim });

export const notes = style({
  flex: "none",
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space[2],
  minHeight: theme.size.target,
  padding: `0 ${theme.space[2]}`,
  fontSize: theme.text.sm,
  fontWeight: 640,
});

export const notesWord = style({
  textDecoration: "underline",
  textUnderlineOffset: theme.space[1],
});

/** Totals and buttons stay visible while the content above scrolls. */
export const foot = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space.twoAndHalf,
  padding: `${theme.space.twoAndHalf} ${theme.space[3]} calc(${theme.space[3]} + env(safe-area-inset-bottom))`,
  background: theme.color.surface,
  boxShadow: `${theme.edge.above} ${theme.color.line}`,
  "@media": {
    [media.low]: {
      gap: theme.space.oneAndHalf,
      paddingBlock: `${theme.space.oneAndHalf} calc(${theme.space[2]} + env(safe-area-inset-bottom))`,
    },
    [upright]: { position: "sticky", zIndex: 1, bottom: 0 },
  },
});

// A key focused with the keyboard is not hidden behind it.
globalStyle(`html:has(${foot})`, { "@media": { [upright]: { scrollPaddingBottom: "8rem" } } });

export const ways = style({
  display: "flex",
  flexWrap: "wrap",
  gap: theme.space[2],
});

/** Keeps all three in one line on the smallest phones. */
const tight = { "@media": { [media.narrow]: { paddingInline: theme.space[2] } } };

export const way = style({ paddingInline: theme.space[4], ...tight });
export const next = style({
  flex: "1 1 6.5rem",
  minWidth: 0,
  paddingInline: theme.space[3],
  fontSize: theme.text.lg,
  ...tight,
});

export const nextSign = style({ flex: "none" });

/** Some first names are longer than the button. */
export const nextWord = style({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
