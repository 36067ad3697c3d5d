import { style } from "@vanilla-extract/css";
import { wrap } from "../../ui/page/Page.css.ts";
import { media } from "../../ui/theme/media.ts";
import { theme } from "../../ui/theme/theme.css.ts";

export const events = style([
  wrap,
  {
    display: "grid",
    alignContent: "start",
    gap: theme.space[4],
    paddingBlock: `${theme.space[4]} ${theme.space[6]}`,
  },
]);

export const contact = style({
  display: "grid",
  justifyItems: "start",
  gap: theme.space[4],
  padding: theme.space[5],
  borderRadius: theme.radius.panel,
  background: theme.color.surface,
  "@media": { [media.desktop]: { padding: theme.space[7] } },
});

export const words = style({ maxWidth: "36em", fontSize: theme.text.lg, lineHeight: 1.4 });
