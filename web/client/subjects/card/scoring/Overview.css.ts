import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";

export const overview = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space[3],
  vars: { [theme.size.field]: theme.size.fieldOffice },
});

export const filter = style({ minWidth: "min(100%, 12rem)" });

export const cell = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${theme.space.half} ${theme.space[2]}`,
  paddingBlock: theme.space[1],
});
