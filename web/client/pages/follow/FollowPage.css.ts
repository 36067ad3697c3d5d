import { style } from "@vanilla-extract/css";
import { media } from "../../ui/theme/media.ts";
import { theme } from "../../ui/theme/theme.css.ts";

export const page = style({ paddingBlock: theme.space[4] });

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${theme.space[2]} ${theme.space[4]}`,
  marginBottom: theme.space[4],
});

export const titles = style({
  flex: "1 1 100%",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.space[3],
  minWidth: 0,
});

export const name = style({ minWidth: 0, overflowWrap: "anywhere" });

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${theme.space[1]} ${theme.space[4]}`,
  fontSize: theme.text.sm,
  fontWeight: 560,
});

/** Phones do not need the link to the television page. */
export const tv = style({
  marginLeft: "auto",
  "@media": { [media.phone]: { display: "none" } },
});
