import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";
import { row as sharedRow } from "../SideGames.css.ts";

const columns = "30px minmax(0, 1fr) auto";

export const row = style([
  sharedRow,
  { gridTemplateColumns: columns, minHeight: theme.size.rowLow },
]);

/** The line is a button without margins. */
export const opening = style({
  selectors: { "& + &": { boxShadow: `${theme.edge.above} ${theme.color.line}` } },
});

export const summary = style({
  display: "grid",
  gridTemplateColumns: `${columns} 20px`,
  alignItems: "center",
  gap: theme.space[3],
  minHeight: theme.size.rowLow,
  paddingBlock: theme.space[2],
  listStyle: "none",
  cursor: "pointer",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});

export const won = style({ gridColumn: 3 });

export const chevron = style({
  gridColumn: 4,
  color: theme.color.textDim,
  selectors: { "details[open] > summary > &": { transform: "rotate(180deg)" } },
});

export const lines = style({
  display: "grid",
  gap: theme.space.oneAndHalf,
  padding: `${theme.space[2]} ${theme.space[3]}`,
  borderRadius: theme.radius.slot,
  background: theme.color.sunken,
  fontSize: theme.text.sm,
  lineHeight: 1.3,
});

export const line = style({
  display: "flex",
  justifyContent: "space-between",
  gap: theme.space[3],
});
