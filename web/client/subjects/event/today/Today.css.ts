import { style } from "@vanilla-extract/css";
import { headerHeight } from "../../../ui/page/Header.css.ts";
import { wrap } from "../../../ui/page/Page.css.ts";
import { theme } from "../../../ui/theme/theme.css.ts";

export const today = style([
  wrap,
  {
    display: "grid",
    gap: theme.space[3],
    paddingTop: `calc(${headerHeight} + ${theme.space[2]})`,
    paddingBottom: theme.space[6],
  },
]);

/** As high as the window: nobody knows yet what stands below. */
export const coming = style([today, { alignContent: "start", minHeight: "100svh" }]);

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `0 ${theme.space[3]}`,
});

export const title = style({
  fontSize: theme.text.xl,
  fontWeight: 740,
  fontStretch: theme.width.name,
  lineHeight: theme.leading.snug,
});

export const date = style({ fontSize: theme.text.sm, color: theme.color.textDim });

/** One event has the full width; several share it. */
export const events = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 400px), 1fr))",
  gap: theme.space[4],
});
