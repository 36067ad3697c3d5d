import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";

export const whom = style({
  maxHeight: "10rem",
  overflowY: "auto",
  fontSize: theme.text.sm,
  color: theme.color.textDim,
});

export const text = style({ overflowWrap: "anywhere" });

export const filter = style({ minWidth: "min(100%, 11rem)" });

export const tabs = style({
  display: "grid",
  gridTemplateRows: "auto minmax(0, 1fr)",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridRow: "2 / -1",
  minHeight: 0,
});

export const panel = style({
  gridTemplateRows: "minmax(0, 1fr) auto",
  gridTemplateColumns: "minmax(0, 1fr)",
  minHeight: 0,
  paddingTop: theme.space[4],
  display: "grid",
  selectors: { "&[data-state='inactive']": { display: "none" } },
});

/** As in a dialog without tabs, the body scrolls and the foot stays. */
globalStyle(`${panel} > form`, { display: "contents" });

export const tabList = style({ paddingInline: theme.space[4] });

export const notCounting = style({
  display: "grid",
  gap: theme.space[2],
  justifyItems: "start",
  marginBottom: theme.space[4],
});
