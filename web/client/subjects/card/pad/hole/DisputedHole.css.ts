import { style } from "@vanilla-extract/css";
import { media } from "../../../../ui/theme/media.ts";
import { theme } from "../../../../ui/theme/theme.css.ts";

/** Below the facts of the hole, over its whole width. On a low screen it takes their place. */
export const dispute = style({
  gridColumn: "1 / -1",
  display: "grid",
  gap: theme.space[1],
  minWidth: 0,
  marginTop: theme.space[2],
  "@media": { [media.low]: { gridColumn: "auto", marginTop: 0 } },
});

/** Text must not lie on a green. */
export const question = style({
  justifySelf: "start",
  padding: `${theme.space.half} ${theme.space[2]}`,
  borderRadius: theme.radius.slot,
  background: theme.color.ground,
  fontSize: theme.text.sm,
  lineHeight: 1.3,
});

export const sign = style({
  display: "inline",
  marginRight: theme.space[1],
  color: theme.color.error,
  verticalAlign: "text-bottom",
});

export const entries = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))",
  gap: theme.space[2],
});

export const entry = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: theme.space[2],
  minWidth: 0,
  minHeight: theme.size.target,
  paddingInline: theme.space[3],
  borderRadius: theme.radius.slot,
  background: theme.color.ground,
  color: theme.color.text,
  fontSize: theme.text.md,
});

export const key = style([
  entry,
  {
    boxShadow: `inset 0 0 0 ${theme.line.thick} ${theme.color.error}`,
    fontWeight: theme.weight.strong,
    touchAction: "manipulation",
    cursor: "pointer",
  },
]);

/** Some first names are longer than the key. */
export const name = style({
  minWidth: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

export const strokes = style({ flex: "none", fontSize: "1.25rem" });
