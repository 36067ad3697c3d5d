import { style } from "@vanilla-extract/css";
import { media } from "../../../ui/theme/media.ts";
import { theme } from "../../../ui/theme/theme.css.ts";

const severalLines = "&:has(> :nth-child(2))";

/** Over the drawing of the hole, so that it can appear without moving a key. */
export const lines = style({
  position: "absolute",
  top: "44px",
  right: theme.space[3],
  display: "grid",
  justifyItems: "end",
  gap: theme.space.half,
  maxWidth: "45%",
  selectors: { [severalLines]: { top: theme.space.half } },
  // On low screens the facts are in a row, and only strokes received are beside the name.
  "@media": { [media.low]: { top: theme.space.half, maxWidth: "33%" } },
});

export const line = style({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space[1],
  maxWidth: "100%",
  minHeight: theme.size.target,
  paddingInline: `${theme.space[3]} ${theme.space[2]}`,
  borderRadius: theme.radius.slot,
  background: theme.color.ground,
  boxShadow: `inset 0 0 0 ${theme.line.thin} ${theme.color.outline}`,
  fontSize: theme.text.sm,
  fontWeight: theme.weight.strong,
  cursor: "pointer",
  // Two of them fit over the drawing of a low screen.
  "@media": { [media.low]: { selectors: { "&:not(:only-child)": { minHeight: "37px" } } } },
});

export const sign = style({ flex: "none" });
