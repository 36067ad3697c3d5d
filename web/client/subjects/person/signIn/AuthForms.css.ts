import { style } from "@vanilla-extract/css";
import { theme } from "../../../ui/theme/theme.css.ts";

export const forms = style({ display: "grid", gap: theme.space[5], minWidth: 0 });

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `0 ${theme.space[4]}`,
});

export const note = style({
  flexBasis: "100%",
  color: theme.color.textDim,
  selectors: {
    "&:not(:empty)": {
      padding: `${theme.space[2]} ${theme.space[3]}`,
      borderRadius: theme.radius.control,
      background: theme.color.raised,
    },
  },
});

export const mail = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: theme.size.target,
  color: theme.color.accentText,
  textDecoration: "underline",
  textUnderlineOffset: theme.space[1],
  overflowWrap: "anywhere",
});
