import { style } from "@vanilla-extract/css";
import { theme } from "../theme/theme.css.ts";

export const menu = style({
  zIndex: 25,
  minWidth: "220px",
  // A long menu on a low screen scrolls instead of leaving it.
  maxHeight: "var(--radix-dropdown-menu-content-available-height)",
  overflowY: "auto",
  padding: theme.space[1],
  borderRadius: theme.radius.panel,
  background: theme.color.raised,
  color: theme.color.text,
  boxShadow: theme.shadow.over,
});

export const item = style({
  display: "flex",
  alignItems: "center",
  gap: theme.space[3],
  minHeight: theme.size.target,
  padding: `0 ${theme.space[3]}`,
  borderRadius: theme.radius.control,
  fontWeight: 600,
  cursor: "pointer",
  outline: "none",
  selectors: {
    "&[data-highlighted]": { background: theme.color.surface },
    "&[data-disabled]": { color: theme.color.textDim, cursor: "not-allowed", fontWeight: 400 },
  },
});

export const dangerous = style([item, { color: theme.color.error }]);

export const tip = style({
  zIndex: 25,
  maxWidth: "min(320px, calc(100vw - 32px))",
  padding: `${theme.space[2]} ${theme.space[3]}`,
  borderRadius: theme.radius.control,
  background: theme.color.text,
  color: theme.color.ground,
  fontSize: theme.text.sm,
  fontWeight: 640,
  lineHeight: 1.2,
});

export const arrow = style({ fill: theme.color.text });
