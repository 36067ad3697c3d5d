import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../ui/theme/media.ts";
import { theme } from "../../ui/theme/theme.css.ts";

/** Tabs and buttons stay in place, the fields between them scroll. */
export const tabs = style({
  display: "grid",
  gridRow: "2 / -1",
  gridTemplateRows: "auto minmax(0, 1fr)",
  gap: theme.space[3],
  minHeight: 0,
});

export const list = style({
  marginInline: theme.space[4],
  "@media": { [media.tablet]: { marginInline: theme.space[5] } },
});

globalStyle(`${tabs} > [role=tabpanel]`, {
  display: "grid",
  gridTemplateRows: "minmax(0, 1fr) auto",
  minHeight: 0,
});

globalStyle(`${tabs} > [role=tabpanel][data-state='inactive']`, { display: "none" });

globalStyle(`${tabs} > [role=tabpanel] > form`, { display: "contents" });

export const fields = style({ display: "grid", gap: theme.space[3] });
