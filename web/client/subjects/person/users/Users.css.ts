import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";

export const list = style({ display: "grid", gap: theme.space[3], minWidth: 0 });

export const text = style({ overflowWrap: "anywhere" });

export const person = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.space[2],
  overflowWrap: "anywhere",
});

export const filter = style({ minWidth: "min(100%, 11rem)" });

export const content = style({ display: "grid", gap: theme.space[4] });

export const user = style({
  padding: theme.space[4],
  borderRadius: theme.radius.control,
  background: theme.color.raised,
  lineHeight: 1.4,
  overflowWrap: "anywhere",
});

export const name = style({ fontWeight: theme.weight.strong });

export const events = style({ display: "grid", gap: theme.size.slat });

export const event = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space[2],
  padding: theme.space[3],
  borderRadius: theme.radius.slot,
  background: theme.color.ground,
});

export const words = style({
  display: "grid",
  gap: theme.space.half,
  minWidth: 0,
  overflowWrap: "anywhere",
});

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.space[2],
  fontSize: theme.text.sm,
  color: theme.color.textDim,
});

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
