import { style } from "@vanilla-extract/css";
import { wrap } from "../../components/page/Page.css.ts";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

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

export const module = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space[3],
  minWidth: 0,
});

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
  gap: theme.space[3],
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(auto-fit, minmax(18rem, 1fr))" } },
});

export const card = style({
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  display: "grid",
  alignContent: "end",
  gap: theme.space[2],
  minHeight: "220px",
  padding: theme.space[5],
  paddingTop: "132px",
  borderRadius: theme.radius.panel,
  background: theme.color.surface,
  "@media": {
    [media.hover]: { selectors: { "&:hover": { background: theme.color.raised } } },
  },
});

/** Ends above the words, because three cards side by side leave no room beside them. */
export const art = style({
  position: "absolute",
  inset: "0 0 auto 30%",
  zIndex: -1,
  height: "150px",
  maskImage:
    "linear-gradient(to right, transparent, #000 60%), linear-gradient(to top, transparent, #000 30%)",
  maskComposite: "intersect",
});

export const purpose = style({ maxWidth: "26em", color: theme.color.textDim, lineHeight: 1.35 });
