import { style } from "@vanilla-extract/css";
import { media } from "../../../ui/theme/media.ts";
import { theme } from "../../../ui/theme/theme.css.ts";

export const roundsHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space[2],
  minHeight: "28px",
});

/** Rounds of the player, and cards to sign. */
export const list = style({
  display: "grid",
  gap: theme.space[4],
  alignItems: "start",
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const roundWays = style({
  display: "flex",
  flexWrap: "wrap",
  gap: theme.space[2],
  selectors: { "&:empty": { display: "none" } },
});

export const roundWay = style({ flex: "1 1 9rem" });

export const reasonSign = style({ flex: "none", color: theme.color.textDim });
export const refusal = style({ display: "block", fontWeight: theme.weight.strong });

export const words = style({ flex: "1 1 8rem", minWidth: 0, overflowWrap: "anywhere" });
export const way = style({ flex: "1 1 11rem", paddingInline: theme.space[3] });
export const news = style({
  display: "block",
  marginTop: theme.space[3],
  padding: `${theme.space[2]} ${theme.space[3]}`,
  borderRadius: theme.radius.slot,
  background: theme.color.caution,
  color: theme.color.onCaution,
  fontSize: theme.text.sm,
  lineHeight: 1.3,
});
