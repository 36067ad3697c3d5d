import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../../ui/theme/media.ts";
import { theme } from "../../../ui/theme/theme.css.ts";
import { label } from "../../../ui/theme/voices.css.ts";

export const panels = style({
  display: "grid",
  gap: theme.space[4],
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const fact = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  columnGap: theme.space[3],
  minHeight: theme.size.rowLow,
  paddingBlock: theme.space[2],
  selectors: { "& + &": { boxShadow: `${theme.edge.above} ${theme.color.line}` } },
});

export const sign = style({ gridRow: "span 2", color: theme.color.textDim });
export const name = style([label, { alignSelf: "end" }]);
export const value = style({
  alignSelf: "start",
  fontWeight: theme.weight.strong,
  lineHeight: 1.3,
  overflowWrap: "anywhere",
});

// A link is as high as a finger, without making its line higher than the others.
globalStyle(`${value} > a`, { marginBlock: "-11px" });

export const way = style({ justifySelf: "start" });
