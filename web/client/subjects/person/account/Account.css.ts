import { style } from "@vanilla-extract/css";
import { media } from "../../../ui/theme/media.ts";
import { theme } from "../../../ui/theme/theme.css.ts";

export const panels = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: theme.space[4],
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const sessions = style({ display: "grid", gap: theme.size.slat, outline: "none" });

export const facts = style({ minWidth: 0, flex: "1 1 12rem" });

/** Gets the focus when what was pressed has gone. */
export const start = style({ outline: "none" });

export const code = style({
  fontFamily: "ui-monospace, monospace",
  overflowWrap: "anywhere",
  userSelect: "all",
});

export const codes = style({
  display: "grid",
  gap: theme.space[2],
  padding: theme.space[3],
  borderRadius: theme.radius.slot,
  background: theme.color.raised,
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
