import { style, styleVariants } from "@vanilla-extract/css";
import { coming } from "../states/Skeleton.css.ts";
import { media } from "../theme/media.ts";
import { theme } from "../theme/theme.css.ts";

/** Keeps every word of a headline within the width of a phone, also with very large text. */
const fitting = (size: string, most: string) => `min(${size}, ${most})`;

export const size = styleVariants({
  hero: {
    fontSize: fitting(theme.text.hero, "18.5vw"),
    lineHeight: 0.78,
    paddingBottom: "0.1em",
  },
  page: {
    fontSize: fitting("2.3rem", "17vw"),
    "@media": { [media.desktop]: { fontSize: "3.5rem" } },
  },
  section: {
    fontSize: fitting("1.9rem", "15vw"),
    "@media": { [media.desktop]: { fontSize: theme.text["3xl"] } },
  },
  card: { fontSize: fitting(theme.text["2xl"], "15vw") },
});

export const wrap = style({
  width: `min(100% - 2 * ${theme.space[4]}, ${theme.size.page})`,
  marginInline: "auto",
});

/** Keeps the footer at the end of the window on short pages. */
export const page = style({
  position: "relative",
  "@media": { screen: { display: "flex", flexDirection: "column", minHeight: "100dvh" } },
});

export const main = style({ flex: "1 0 auto", outline: "none" });

/** The link that skips header and menu. It is visible only while it has the focus. */
export const skip = style({
  position: "absolute",
  zIndex: 40,
  top: theme.space[2],
  left: theme.space[2],
  padding: `${theme.space[3]} ${theme.space[4]}`,
  borderRadius: theme.radius.control,
  background: theme.color.action,
  color: theme.color.onAction,
  fontWeight: 700,
  selectors: { "&:not(:focus)": { clipPath: "inset(50%)", pointerEvents: "none" } },
});

export const footer = style([
  wrap,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: theme.space[3],
    paddingBlock: theme.space[5],
    selectors: {
      // It has no place before the page has its length.
      [`${main}:has(${coming}) ~ &`]: { visibility: "hidden" },
    },
  },
]);

export const links = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${theme.space[5]}`,
  fontWeight: 600,
  color: theme.color.textDim,
});

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: theme.size.target,
  selectors: { "&:hover": { color: theme.color.text } },
});
