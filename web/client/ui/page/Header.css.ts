import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { theme } from "../theme/theme.css.ts";
import { wrap } from "./Page.css.ts";

const MARK = "38px";

/**
 * One line high. If there is no room for the name, it wraps out of sight and only the mark is
 * visible. Screen readers still read it.
 */
export const brand = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  alignContent: "flex-start",
  minWidth: MARK,
  height: `max(${theme.size.target}, 1.1em)`,
  overflow: "hidden",
  fontFamily: theme.font.display,
  fontSize: "1.75rem",
  fontWeight: theme.weight.display,
  fontStretch: "100%",
  lineHeight: 1,
  whiteSpace: "nowrap",
  // Makes the first line as high as the box, which centres the mark.
  "::before": { content: "''", height: "100%" },
});

export const name = style({ paddingInline: `${theme.space.twoAndHalf} ${theme.space.half}` });

/** The space that a page leaves free for a header that lies over its drawing. */
export const headerHeight = "64px";

const row = {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space[3],
  minHeight: headerHeight,
} as const;

export const top = style([wrap, row]);

/** For pages as wide as the screen; it has the same side margins. */
const topOfDesk = style({
  ...row,
  width: `min(100% - 2 * ${theme.space[4]}, ${theme.size.desk})`,
  marginInline: "auto",
});

/**
 * Lies over a drawing at the top of the page, and so below the banner, however many lines that has:
 * it would cover the menu. The content leaves `headerHeight` free.
 */
export const topOverArt = style([top, { position: "absolute", zIndex: 3, inset: "0 0 auto" }]);

const side = style({
  display: "flex",
  alignItems: "center",
  gap: theme.space[1],
  minWidth: 0,
});

/** Keeps its width. The name of the brand is hidden first, the mark never. */
export const actions = style([
  side,
  {
    flex: "none",
    maxWidth: `calc(100% - ${theme.size.target} - ${theme.space[3]})`,
    "@media": { [media.narrow]: { gap: 0 } },
  },
]);

/** Buttons on a drawing need a background of their own. */
export const chip = style([
  actions,
  { borderRadius: theme.radius.control, background: theme.color.ground },
]);

export const menuButton = style({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space[2],
  minHeight: theme.size.target,
  padding: `0 ${theme.space[3]}`,
  borderRadius: theme.radius.control,
  fontWeight: theme.weight.strong,
  "@media": { [media.hover]: { selectors: { "&:hover": { background: theme.color.raised } } } },
});

const unseen = {
  position: "absolute",
  width: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
} as const;

export const menuWord = style({ "@media": { [media.narrow]: unseen } });

export const briefMenuWord = style({ "@media": { [media.phone]: unseen } });

export const bar = style({
  background: theme.color.surface,
  boxShadow: `0 1px 0 ${theme.color.line}`,
});

/** On a phone, and with large text, the name of the place and of its reader stand below the buttons. */
const inTwoLines = {
  flexWrap: "wrap",
  "@media": {
    [media.phone]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto",
      gridTemplateAreas: "'brand actions' 'portal welcome'",
      rowGap: 0,
      paddingBlock: `${theme.space[2]} ${theme.space[2]}`,
    },
  },
} as const;

export const officeTop = style([top, inTwoLines]);

export const officeTopOfDesk = style([topOfDesk, inTwoLines]);

export const officeActions = style([
  actions,
  { "@media": { [media.phone]: { gridArea: "actions", maxWidth: "none" } } },
]);

export const portal = style({
  paddingLeft: theme.space[4],
  borderLeft: `2px solid ${theme.color.line}`,
  fontWeight: 640,
  color: theme.color.textDim,
  whiteSpace: "nowrap",
  "@media": {
    [media.phone]: {
      gridArea: "portal",
      alignSelf: "start",
      paddingLeft: 0,
      borderLeft: "none",
      fontSize: theme.text.sm,
    },
  },
});

/** Of no width of its own, so that a long name breaks. */
export const welcome = style({
  flex: "1 1 8rem",
  minWidth: 0,
  paddingInline: theme.space[2],
  textAlign: "right",
  overflowWrap: "anywhere",
  "@media": {
    [media.belowDesktop]: { fontSize: theme.text.sm, lineHeight: 1.25 },
    [media.phone]: { gridArea: "welcome", width: 0, minWidth: "100%", paddingInline: 0 },
  },
});

export const links = style({
  display: "flex",
  alignItems: "center",
  gap: theme.space[1],
  "@media": { [media.belowDesktop]: { display: "none" } },
});

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: theme.size.target,
  padding: `0 ${theme.space[3]}`,
  borderRadius: theme.radius.control,
  fontWeight: 640,
  "@media": { [media.hover]: { selectors: { "&:hover": { background: theme.color.raised } } } },
  selectors: { "&[aria-current='page']": { color: theme.color.accentText } },
});

export const account = style([link, { gap: theme.space[2] }]);

export const accountSign = style({ flex: "none" });

/** Below desktop width only the icon is visible; screen readers still read the words. */
export const accountWords = style({ "@media": { [media.belowDesktop]: unseen } });

export const narrowOnly = style({ "@media": { [media.desktop]: { display: "none" } } });

/** Beside brand, sun and menu there is little room on a phone. */
export const signIn = style({
  "@media": {
    [media.phone]: { paddingInline: theme.space[3] },
    [media.narrow]: { paddingInline: theme.space[2], paddingBlock: 0, whiteSpace: "nowrap" },
  },
});

export const inDark = style({ selectors: { "[data-theme='light'] &": { display: "none" } } });
export const inLight = style({ selectors: { "[data-theme='dark'] &": { display: "none" } } });
