import { style } from "@vanilla-extract/css";
import { media } from "../../../../ui/theme/media.ts";
import { theme } from "../../../../ui/theme/theme.css.ts";

export const stepper = style({
  display: "grid",
  gridTemplateColumns: `minmax(0, 1fr) ${theme.size.target} minmax(26px, auto) ${theme.size.target}`,
  alignItems: "center",
  justifyItems: "center",
  borderRadius: theme.radius.control,
  background: theme.color.surface,
  fontSize: theme.text.sm,
  fontWeight: 600,
});

export const name = style({
  justifySelf: "start",
  paddingLeft: theme.space.twoAndHalf,
  fontStretch: "80%",
  // "Penalties" stays off its button on the smallest phones.
  "@media": {
    [media.narrow]: { paddingLeft: theme.space.oneAndHalf, fontStretch: theme.width.narrow },
  },
});

export const step = style({
  display: "grid",
  placeItems: "center",
  width: theme.size.target,
  height: "48px",
  borderRadius: theme.radius.control,
  touchAction: "manipulation",
  selectors: {
    "&:disabled": { color: theme.color.line, cursor: "not-allowed" },
    "&:active:not(:disabled)": { background: theme.color.raised },
  },
  "@media": { [media.low]: { height: theme.size.target } },
});

export const value = style({ fontSize: "1.375rem" });
