import { style } from "@vanilla-extract/css";
import { theme } from "../../../../ui/theme/theme.css.ts";

export const round = style({
  display: "grid",
  gap: theme.space[3],
  padding: theme.space[4],
  borderRadius: theme.radius.panel,
  background: theme.color.surface,
  boxShadow: theme.shadow.raised,
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space[2],
});

export const barrier = style({ color: theme.color.textDim });
export const hint = style({ color: theme.color.textDim, lineHeight: 1.35 });

export const ways = style({
  display: "flex",
  flexWrap: "wrap",
  gap: theme.space[2],
  selectors: { "&:empty": { display: "none" } },
});

export const way = style({ flex: "1 1 9rem" });
