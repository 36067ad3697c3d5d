import { style } from "@vanilla-extract/css";
import { media } from "../../../ui/theme/media.ts";
import { theme } from "../../../ui/theme/theme.css.ts";

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
