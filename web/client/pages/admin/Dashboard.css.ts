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
