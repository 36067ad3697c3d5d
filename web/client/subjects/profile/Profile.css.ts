import { globalStyle, style } from "@vanilla-extract/css";
import { headerHeight } from "../../ui/page/Header.css.ts";
import { wrap } from "../../ui/page/Page.css.ts";
import { media } from "../../ui/theme/media.ts";
import { theme } from "../../ui/theme/theme.css.ts";

/** The strip with a drawing behind the header; the player's picture overlaps it. */
export const art = style({
  height: `calc(${headerHeight} + 48px)`,
  overflow: "hidden",
});

export const profile = style([
  wrap,
  {
    containerType: "inline-size",
    display: "grid",
    alignContent: "start",
    gap: theme.space[4],
    paddingBottom: theme.space[6],
  },
]);

export const tabs = style({ display: "grid", gap: theme.space[4], minWidth: 0 });

/** On phones all five are visible: a little narrower, and from edge to edge. */
export const tabList = style({
  "@media": {
    [media.phone]: {
      justifyContent: "space-between",
      marginInline: `calc(-1 * ${theme.space[4]})`,
      paddingInline: theme.space[2],
    },
  },
});

globalStyle(`${tabList} > button`, {
  "@media": {
    [media.phone]: {
      paddingInline: theme.space[2],
      fontSize: "1rem",
      fontStretch: theme.width.name,
    },
    [media.narrow]: { paddingInline: theme.space.oneAndHalf, fontStretch: theme.width.figure },
  },
});

export const overview = style({
  display: "grid",
  alignItems: "start",
  gap: theme.space[4],
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.6fr)" } },
});

export const plates = style({ "@media": { [media.desktop]: { gridColumn: "1 / -1" } } });

export const section = style({ display: "grid", gap: theme.space[1], minWidth: 0 });

export const onTheCourse = style([
  section,
  { "@media": { [media.desktop]: { gridColumn: "1 / -1" } } },
]);

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `0 ${theme.space[3]}`,
  minHeight: theme.size.target,
  selectors: { "&:not(:first-child)": { marginTop: theme.space[4] } },
});

export const awards = style({
  display: "grid",
  gap: theme.size.slat,
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});

export const award = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: theme.space[4],
  padding: theme.space[4],
  borderRadius: theme.radius.slot,
  background: theme.color.surface,
});

export const awardSign = style({ color: theme.color.money });
export const awardAhead = style({ color: theme.color.textDim });
export const awardTitle = style({ display: "block", fontWeight: theme.weight.strong });
