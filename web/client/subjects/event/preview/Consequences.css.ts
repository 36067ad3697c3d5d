import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";
import { figure } from "../../../ui/theme/voices.css.ts";

export const body = style({ display: "grid", gap: theme.space[4] });

export const lines = style({ display: "grid", gap: theme.space[1], lineHeight: 1.4 });

export const more = style({
  minHeight: theme.size.target,
  alignContent: "center",
  fontWeight: theme.weight.label,
  cursor: "pointer",
});

export const holes = style({ display: "grid", gap: theme.size.slat });

export const hole = style({
  display: "grid",
  gap: theme.space[1],
  padding: `${theme.space[2]} ${theme.space[3]}`,
  borderRadius: theme.radius.slot,
  background: theme.color.ground,
});

export const change = style([figure, { fontSize: theme.figure.sm }]);

export const consequences = style({
  display: "grid",
  gap: theme.space[2],
  padding: theme.space[3],
  borderRadius: theme.radius.control,
  background: theme.color.raised,
});

export const refusal = style({ color: theme.color.error, fontWeight: theme.weight.label });
