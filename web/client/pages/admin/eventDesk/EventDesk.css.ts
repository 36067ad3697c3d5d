import { style } from "@vanilla-extract/css";
import { media } from "../../../ui/theme/media.ts";
import { theme } from "../../../ui/theme/theme.css.ts";

/** Wider than other pages, for eighteen holes with their sums side by side. */
export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: theme.space[3],
  width: `min(100% - 2 * ${theme.space[4]}, ${theme.size.desk})`,
  marginInline: "auto",
  paddingBlock: `${theme.space[3]} ${theme.space[7]}`,
  // The last row can be scrolled above a toast.
  "@media": {
    [media.desktop]: { gap: theme.space[2], paddingBlock: `${theme.space[2]} ${theme.space[9]}` },
  },
});

export const head = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "start",
  gap: `${theme.space[1]} ${theme.space[2]}`,
  "@media": {
    [media.phone]: { marginLeft: `calc(-1 * ${theme.space[2]})` },
  },
});

/** On a desk in one line, if it is long enough for both: the height is for the work below. */
export const about = style({
  display: "grid",
  gap: theme.space[1],
  paddingTop: theme.space.oneAndHalf,
  "@media": {
    [media.desktop]: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: theme.space[5],
      minHeight: theme.size.target,
      paddingTop: 0,
    },
  },
});

export const title = style({
  fontSize: "min(1.9rem, 17vw)",
  overflowWrap: "anywhere",
  "@media": { [media.desktop]: { fontSize: theme.text["2xl"] } },
});

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${theme.space.half} ${theme.space[4]}`,
  fontSize: theme.text.sm,
});

export const content = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });
