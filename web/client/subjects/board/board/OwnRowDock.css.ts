import { style } from "@vanilla-extract/css";
import { media } from "../../../ui/theme/media.ts";
import { theme } from "../../../ui/theme/theme.css.ts";
import { figure } from "../../../ui/theme/voices.css.ts";

export const dockHeight = "54px";

const dock = style({
  position: "fixed",
  zIndex: 4,
  insetInline: 0,
  background: theme.color.accentWash,
  boxShadow: `${theme.edge.above} ${theme.color.line}`,
  "@media": { [media.desktop]: { display: "none" } },
});

const safe = "env(safe-area-inset-bottom)";

export const aboveTabs = style([dock, { bottom: `calc(${theme.size.tabbar} + ${safe})` }]);
export const atFoot = style([dock, { bottom: 0, paddingBottom: safe }]);

export const button = style({
  display: "flex",
  // Only very large text needs a second line.
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${theme.space.threeAndHalf}`,
  width: "100%",
  maxWidth: "760px",
  minHeight: dockHeight,
  marginInline: "auto",
  padding: `0 ${theme.space[4]} 0 ${theme.space[4]}`,
  textAlign: "left",
  selectors: { "&:focus-visible": { outlineOffset: `calc(${theme.focus.width} * -1)` } },
});

export const place = style([figure, { fontSize: theme.figure.sm }]);

export const who = style({
  flex: "1 1 6.5rem",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.space[2],
  minWidth: 0,
});

export const name = style({
  overflowWrap: "anywhere",
  fontWeight: theme.weight.strong,
  lineHeight: 1.15,
});
