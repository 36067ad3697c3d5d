import { style } from "@vanilla-extract/css";
import { headerHeight } from "../../../ui/page/Header.css.ts";
import { wrap } from "../../../ui/page/Page.css.ts";
import { largeText, media } from "../../../ui/theme/media.ts";
import { theme } from "../../../ui/theme/theme.css.ts";

export const today = style([
  wrap,
  {
    display: "grid",
    gap: theme.space[3],
    paddingTop: `calc(${headerHeight} + ${theme.space[2]})`,
    paddingBottom: theme.space[6],
  },
]);

/** As high as the window: nobody knows yet what stands below. */
export const coming = style([today, { alignContent: "start", minHeight: "100svh" }]);

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `0 ${theme.space[3]}`,
});

export const title = style({
  fontSize: theme.text.xl,
  fontWeight: 740,
  fontStretch: theme.width.name,
  lineHeight: theme.leading.snug,
});

export const date = style({ fontSize: theme.text.sm, color: theme.color.textDim });

/** One event has the full width; several share it. */
export const events = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 400px), 1fr))",
  gap: theme.space[4],
});

/** From this width of the card on, the green has the right half. */
const wide = "(min-width: 52rem)";

export const card = style({
  position: "relative",
  isolation: "isolate",
  containerType: "inline-size",
  overflow: "hidden",
  borderRadius: theme.radius.panel,
  background: theme.color.surface,
  boxShadow: theme.shadow.raised,
});

export const content = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: theme.space[3],
  padding: theme.space[4],
  "@container": { [wide]: { width: "56%", padding: theme.space[5] } },
});

/** The green reaches the corner and fades out towards the words. */
export const art = style({
  position: "absolute",
  zIndex: -1,
  inset: "0 -36px auto auto",
  width: "min(78%, 420px)",
  height: "176px",
  maskImage:
    "linear-gradient(to right, transparent 22%, #000 62%), linear-gradient(to top, transparent, #000 40%)",
  maskComposite: "intersect",
  // Very large text needs the whole width, and text must not lie on a green.
  "@container": {
    [largeText]: { display: "none" },
    [wide]: {
      inset: "0 0 0 auto",
      width: "52%",
      height: "auto",
      maskImage: "linear-gradient(to right, transparent 6%, #000 50%)",
    },
  },
});

/** Lines end beside the green. */
const besideArt = {
  maxWidth: "58%",
  "@container": { [largeText]: { maxWidth: "none" }, [wide]: { maxWidth: "none" } },
};

export const live = style([{ lineHeight: 1.25 }, besideArt]);

export const name = style([{ minWidth: "min-content", overflowWrap: "break-word" }, besideArt]);

export const nameLink = style({
  display: "inline-block",
  minHeight: theme.size.target,
  paddingTop: theme.space[1],
});

export const place = style([
  {
    fontSize: theme.text.sm,
    lineHeight: 1.3,
    color: theme.color.textDim,
    overflowWrap: "anywhere",
  },
  besideArt,
]);

export const reason = style({
  padding: `${theme.space[3]} ${theme.space[4]}`,
  borderRadius: theme.radius.slot,
  background: theme.color.caution,
  color: theme.color.onCaution,
  lineHeight: 1.35,
  overflowWrap: "anywhere",
});

/** Large, because it is pressed on the course with a glove. */
export const next = style({ minHeight: theme.size.padKey, fontSize: theme.text.lg });

export const rows = style({
  display: "grid",
  gap: theme.size.slat,
  selectors: { "&:empty": { display: "none" } },
});

export const row = style({
  display: "flex",
  alignItems: "center",
  gap: theme.space[3],
  minHeight: theme.size.rowAdmin,
  padding: `${theme.space[2]} ${theme.space[3]}`,
  borderRadius: theme.radius.slot,
  background: theme.color.raised,
  "@media": { [media.hover]: { selectors: { "&:hover": { background: theme.color.sunken } } } },
});

export const sign = style({ flex: "none", display: "grid", color: theme.color.textDim });
