import { style } from "@vanilla-extract/css";
import { media } from "../../../ui/theme/media.ts";
import { theme } from "../../../ui/theme/theme.css.ts";

export const name = style({ overflowWrap: "anywhere" });

export const link = style([
  name,
  {
    display: "inline-flex",
    alignItems: "center",
    minHeight: theme.size.target,
    color: theme.color.text,
    textDecoration: "underline",
    textDecorationColor: theme.color.outline,
    textUnderlineOffset: theme.space[1],
  },
]);

export const privacy = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${theme.space[2]}`,
});

export const sign = style({ flex: "none", color: theme.color.textDim });

export const events = style({
  display: "grid",
  gap: theme.space[3],
  "@media": {
    [media.tablet]: { gridTemplateColumns: "repeat(auto-fill, minmax(20rem, 1fr))" },
  },
});

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${theme.space.half} ${theme.space[3]}`,
  fontSize: theme.text.sm,
  color: theme.color.textDim,
});

export const line = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space[3],
  minHeight: theme.size.target,
  paddingInline: theme.space[3],
  borderRadius: theme.radius.slot,
  background: theme.color.raised,
  fontWeight: theme.weight.label,
});

export const sections = style({ display: "grid", gap: theme.space[6] });
