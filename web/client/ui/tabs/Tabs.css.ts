import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { figure, theme } from "../theme/theme.css.ts";

const daylight = "[data-theme='light'] &";
const notch = (color: string) => `inset 0 -4px 0 ${color}`;

/** Lets the list scroll inside any grid instead of widening the page. */
export const root = style({ minWidth: 0 });

// A panel that lays itself out would keep its room while another one is shown.
globalStyle(`${root} [role=tabpanel][hidden]`, { display: "none" });

const fade = (towards: string) => `linear-gradient(to ${towards}, transparent, #000 56px)`;

/**
 * Tabs that do not fit can be scrolled. The scroll bar is hidden, so the tabs fade away towards the
 * end at which there are more.
 */
const scrolls = style({
  overflowX: "auto",
  scrollbarWidth: "none",
  selectors: {
    "&[data-more-before]": { maskImage: fade("right") },
    "&[data-more-after]": { maskImage: fade("left") },
    "&[data-more-before][data-more-after]": {
      maskImage: `${fade("right")}, ${fade("left")}`,
      maskComposite: "intersect",
    },
  },
});

export const underlined = style([
  scrolls,
  {
    position: "relative",
    display: "flex",
    gap: theme.space[1],
    boxShadow: `inset 0 -2px 0 ${theme.color.line}`,
  },
]);

export const underlinedTab = style({
  flex: "none",
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space[2],
  minHeight: "48px",
  padding: `0 ${theme.space[3]}`,
  fontWeight: 600,
  color: theme.color.textDim,
  whiteSpace: "nowrap",
  selectors: {
    "&[data-state='active']": {
      color: theme.color.text,
      fontWeight: 700,
      boxShadow: notch(theme.color.accent),
    },
    [`${daylight}[data-state='active']`]: { boxShadow: notch(theme.color.action) },
    "&:focus-visible": { outlineOffset: "-3px" },
  },
  "@media": {
    [media.hover]: { selectors: { "&:hover": { color: theme.color.text } } },
    // Two labels and a count fit without scrolling.
    [media.narrow]: { paddingInline: theme.space[2], fontStretch: theme.width.name },
  },
});

export const bar = style({
  position: "fixed",
  inset: "auto 0 0",
  zIndex: 5,
  paddingBottom: "env(safe-area-inset-bottom)",
  background: theme.color.surface,
  boxShadow: `0 -1px 0 ${theme.color.line}`,
});

export const barTabs = style([
  scrolls,
  {
    position: "relative",
    display: "grid",
    gridAutoFlow: "column",
    gridAutoColumns: "minmax(max-content, 1fr)",
    maxWidth: "760px",
    marginInline: "auto",
  },
]);

export const barTab = style({
  position: "relative",
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: theme.space[1],
  minHeight: theme.size.tabbar,
  paddingInline: theme.space.half,
  fontSize: theme.text.xs,
  fontStretch: "84%",
  fontWeight: 620,
  lineHeight: 1,
  color: theme.color.textDim,
  whiteSpace: "nowrap",
  selectors: {
    "&[data-state='active']": { color: theme.color.text, fontWeight: 720 },
    "&[data-state='active']::before": {
      content: "''",
      position: "absolute",
      inset: "0 14% auto",
      height: "4px",
      borderRadius: "0 0 3px 3px",
      background: theme.color.accent,
    },
    [`${daylight}[data-state='active']::before`]: { background: theme.color.action },
    "&:focus-visible": { outlineOffset: "-3px" },
  },
  "@media": { [media.hover]: { selectors: { "&:hover": { color: theme.color.text } } } },
});

export const barIcon = style({
  display: "grid",
  selectors: { "[data-state='active'] > &": { color: theme.color.accentText } },
});

const countBox = style({
  display: "inline-grid",
  placeItems: "center",
  minWidth: "26px",
  height: "24px",
  padding: `0 ${theme.space.oneAndHalf}`,
  borderRadius: theme.radius.slot,
  background: theme.color.accent,
  color: theme.color.onAccent,
  fontSize: theme.text.sm,
});

export const count = countBox;

/** The same number beside a heading or in a link. */
export const countBadge = style([countBox, figure]);
