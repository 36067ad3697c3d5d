import { globalStyle, style } from "@vanilla-extract/css";
import { wrap } from "../../../ui/page/Page.css.ts";
import { media } from "../../../ui/theme/media.ts";
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

export const frame = style([
  wrap,
  {
    display: "grid",
    gap: theme.space[5],
    paddingBlock: `0 ${theme.space[7]}`,
    "@media": {
      [media.desktop]: {
        gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
        gap: theme.space[8],
        paddingTop: theme.space[4],
      },
    },
  },
]);

export const art = style({
  height: "112px",
  overflow: "hidden",
  borderRadius: theme.radius.panel,
  "@media": {
    [media.desktop]: { position: "sticky", top: theme.space[4], height: "min(720px, 86vh)" },
  },
});

export const column = style({
  display: "grid",
  alignContent: "start",
  justifyItems: "stretch",
  gap: theme.space[4],
  minWidth: 0,
  "@media": { [media.desktop]: { maxWidth: "520px" } },
});

export const purpose = style({ color: theme.color.textDim, overflowWrap: "anywhere" });

globalStyle(`${purpose} > strong`, { color: theme.color.text });
