import { style } from "@vanilla-extract/css";
import { theme } from "../../../../ui/theme/theme.css.ts";

export const settings = style({
  display: "grid",
  gap: theme.space[4],
  maxWidth: theme.size.card,
  vars: { [theme.size.field]: theme.size.fieldOffice },
});

export const form = style({ display: "grid", gap: theme.space[4] });

/** Stays visible at the bottom of the window, however long the form is. */
export const foot = style({
  position: "sticky",
  zIndex: 1,
  bottom: 0,
  paddingBlock: theme.space[3],
  background: theme.color.ground,
  boxShadow: `${theme.edge.above} ${theme.color.line}`,
});

/** A fieldset without a box, used to disable all fields at once. */
export const fields = style({ margin: 0, padding: 0, border: 0, minWidth: 0 });

/** The text of a question, with a way out of it. */
export const question = style({ display: "grid", justifyItems: "start", gap: theme.space[4] });
