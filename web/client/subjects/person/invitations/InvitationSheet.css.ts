import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";

/** Two beside each other on paper, to be cut apart. */
export const cards = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(20rem, 100%), 1fr))",
  gap: theme.space[3],
});

export const card = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: theme.space[3],
  padding: theme.space[4],
  border: `${theme.line.thin} dashed ${theme.color.line}`,
  borderRadius: theme.radius.control,
  breakInside: "avoid",
  lineHeight: 1.35,
  overflowWrap: "anywhere",
});

export const code = style({
  fontSize: theme.text.md,
  fontWeight: theme.weight.strong,
  fontVariantNumeric: "tabular-nums",
});

export const picture = style({ width: "5.5rem" });
