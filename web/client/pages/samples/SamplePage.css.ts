import { style } from "@vanilla-extract/css";
import { wrap } from "../../ui/page/Page.css.ts";
import { theme } from "../../ui/theme/theme.css.ts";

export const head = style({ position: "relative", isolation: "isolate", overflow: "hidden" });

export const art = style({
  position: "absolute",
  inset: 0,
  zIndex: -1,
  "::after": {
    content: "''",
    position: "absolute",
    inset: 0,
    background: `linear-gradient(to right, ${theme.color.ground} 22%, transparent 80%)`,
  },
});

export const words = style([
  wrap,
  { display: "grid", gap: theme.space[2], paddingBlock: `${theme.space[9]} ${theme.space[5]}` },
]);

export const content = style([wrap, { paddingBlock: theme.space[5] }]);
