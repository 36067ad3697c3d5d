import { style } from "@vanilla-extract/css";
import { wrap } from "../../ui/page/Page.css.ts";
import { media } from "../../ui/theme/media.ts";
import { theme } from "../../ui/theme/theme.css.ts";

export const head = style({ position: "relative", isolation: "isolate", overflow: "hidden" });

export const art = style({
  position: "absolute",
  inset: "0 0 auto",
  height: "220px",
  zIndex: -1,
  "::after": {
    content: "''",
    position: "absolute",
    inset: 0,
    background: `linear-gradient(to top, ${theme.color.ground}, transparent 46%)`,
  },
  "@media": {
    [media.tablet]: {
      inset: 0,
      height: "auto",
      selectors: {
        "&::after": {
          background: `linear-gradient(to right, ${theme.color.ground} 22%, transparent 70%)`,
        },
      },
    },
  },
});

export const mission = style([
  wrap,
  {
    display: "grid",
    alignContent: "end",
    gap: theme.space[4],
    minHeight: "380px",
    paddingBlock: `232px ${theme.space[5]}`,
    "@media": { [media.tablet]: { paddingBlock: `${theme.space[9]} ${theme.space[6]}` } },
  },
]);

export const lead = style({ maxWidth: "30em", fontSize: theme.text.lg, lineHeight: 1.45 });

export const sections = style([
  wrap,
  { display: "grid", gap: theme.space[7], paddingBlock: theme.space[6] },
]);

const slats = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.size.slat,
  overflowWrap: "anywhere",
});

export const offers = style([
  slats,
  {
    "@media": {
      [media.tablet]: { gridTemplateColumns: "1fr 1fr" },
      [media.desktop]: { gridTemplateColumns: "repeat(4, 1fr)" },
    },
  },
]);

export const offer = style({
  display: "grid",
  alignContent: "start",
  gap: theme.space[2],
  padding: theme.space[5],
  borderRadius: theme.radius.slot,
  background: theme.color.surface,
});

export const offerIcon = style({ color: theme.color.accentText });
export const covered = style([
  slats,
  { "@media": { [media.tablet]: { gridTemplateColumns: "1fr 1fr" } } },
]);

export const coveredItem = style({
  display: "flex",
  alignItems: "center",
  gap: theme.space[3],
  minHeight: theme.size.rowAdmin,
  padding: `${theme.space[2]} ${theme.space[4]}`,
  borderRadius: theme.radius.slot,
  background: theme.color.surface,
  fontWeight: 560,
  lineHeight: 1.25,
  "::before": {
    content: "''",
    flex: "none",
    width: "9px",
    height: "9px",
    borderRadius: "50%",
    background: theme.color.accentText,
  },
});

export const contacts = style([
  slats,
  { "@media": { [media.tablet]: { gridTemplateColumns: "repeat(3, 1fr)" } } },
]);

export const contact = style({
  display: "flex",
  alignItems: "center",
  gap: theme.space[4],
  minHeight: "76px",
  padding: `${theme.space[3]} ${theme.space[4]}`,
  borderRadius: theme.radius.slot,
  background: theme.color.surface,
  "@media": { [media.hover]: { selectors: { "&:hover": { background: theme.color.raised } } } },
});

export const address = style({
  color: theme.color.accentText,
  textDecoration: "underline",
  textUnderlineOffset: theme.space[1],
  overflowWrap: "anywhere",
});

export const release = style({ maxWidth: "560px" });

export const note = style({ maxWidth: "36em", color: theme.color.textDim, lineHeight: 1.45 });
export const source = style({ color: theme.color.accentText, textDecoration: "underline" });
