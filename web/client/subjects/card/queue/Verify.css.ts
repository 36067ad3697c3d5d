import { style } from "@vanilla-extract/css";
import { media } from "../../../ui/theme/media.ts";
import { theme } from "../../../ui/theme/theme.css.ts";

export const queue = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space[4],
  vars: { [theme.size.field]: theme.size.fieldOffice },
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: theme.space[3],
  "@media": { [media.phone]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const filter = style({ flex: 1, minWidth: "min(100%, 9.5rem)" });

export const rows = style({ display: "grid", gap: theme.size.slat });

export const row = style({
  display: "grid",
  gap: theme.space[3],
  padding: theme.space[3],
  borderRadius: theme.radius.slot,
  background: theme.color.surface,
  gridTemplateColumns: "auto minmax(0, 1fr)",
  "@media": {
    [media.belowDesktop]: { alignItems: "start" },
    [media.table]: { gridTemplateColumns: "auto minmax(0, 1fr) auto" },
    [media.desktop]: {
      gridTemplateColumns: "auto minmax(0, 1fr) auto auto",
      alignItems: "center",
      gap: theme.space[4],
      paddingBlock: theme.space[2],
    },
  },
});

export const choice = style({ minWidth: "38px" });

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${theme.space.half} ${theme.space[3]}`,
  fontSize: theme.text.sm,
  lineHeight: 1.35,
  color: theme.color.textDim,
});

/** Four in a line on phones too, because organisers scan many cards. */
export const figures = style({
  width: "min(100%, 400px)",
  selectors: { "&&": { gridTemplateColumns: "repeat(4, 1fr)" } },
  "@media": {
    [media.belowTable]: { gridColumn: "1 / -1" },
    // As wide for +17 as for +9: the figures of all rows stand below each other.
    [media.table]: {
      width: "auto",
      selectors: { "&&": { gridTemplateColumns: "repeat(4, 4.5rem)" } },
    },
    [media.desktop]: { gridColumn: "auto" },
  },
});

export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.space[2],
  "@media": {
    [media.belowDesktop]: { gridColumn: "1 / -1" },
    [media.phone]: { columnGap: theme.space[1] },
  },
});

/**
 * "Undo" or "On paper". Keeps its space without either, or comes last, so that nothing beside it
 * moves.
 */
export const undo = style({
  "@media": {
    [media.desktop]: { display: "grid", minWidth: "126px" },
    [media.belowDesktop]: { order: 1, selectors: { "&:empty": { display: "none" } } },
  },
});

/** Equally wide for "Reject" and "Take Back", so that nothing beside it moves. */
export const reject = style({ minWidth: "106px" });

/** Equally wide for "Verify" and "Verified", so that nothing beside it moves. */
export const verify = style({ minWidth: "122px" });
