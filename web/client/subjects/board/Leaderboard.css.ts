import { style } from "@vanilla-extract/css";
import { belowBanner } from "../../ui/states/OfflineBanner.css.ts";
import { media } from "../../ui/theme/media.ts";
import { theme } from "../../ui/theme/theme.css.ts";
import { filtersHeight, narrow, space, wide } from "./board/Board.css.ts";
import { dockHeight } from "./board/OwnRowDock.css.ts";

export const frame = style({ containerType: "inline-size", containerName: space, minWidth: 0 });

/** Keeps the last rows from lying under the dock. */
export const withDock = style([
  frame,
  { "@media": { [media.belowDesktop]: { paddingBottom: dockHeight } } },
]);

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space[5],
  alignItems: "start",
  "@media": {
    // What stands beside the board is not printed.
    screen: { "@container": { [wide]: { gridTemplateColumns: "minmax(0, 1fr) 320px" } } },
  },
});

export const main = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space[3],
});

export const tools = style({
  display: "grid",
  gap: theme.space.twoAndHalf,
  "@container": {
    // Sticky elements stay only within their parent, which must be the whole board.
    [narrow]: { display: "contents" },
    [wide]: {
      position: "sticky",
      zIndex: 3,
      top: belowBanner,
      gridTemplateColumns: "auto minmax(0, 1fr)",
      alignItems: "center",
      minHeight: filtersHeight,
      background: theme.color.ground,
    },
  },
});

export const liveRow = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${theme.space[1]} ${theme.space[3]}`,
});

export const ways = style({ display: "flex", flexWrap: "wrap", gap: theme.space[2] });

export const sheetButton = style({ "@container": { [wide]: { display: "none" } } });

export const rail = style({
  display: "grid",
  gap: theme.space[4],
  alignContent: "start",
});

/** A narrow board has these above it: behind a button, or as one line. */
export const besideWide = style({ "@container": { [narrow]: { display: "none" } } });

export const item = style({
  display: "grid",
  gridTemplateColumns: `minmax(0, 1fr) auto ${theme.size.target}`,
  alignItems: "center",
  gap: theme.space.twoAndHalf,
  minHeight: theme.size.target,
  selectors: { "& + &": { boxShadow: `${theme.edge.above} ${theme.color.line}` } },
});

export const places = style({
  fontSize: theme.text.sm,
  fontVariantNumeric: "tabular-nums",
  color: theme.color.textDim,
});

/** A new player has not moved, so the text uses the space of the arrow. */
export const arrival = style([places, { gridColumn: "2 / -1" }]);

export const gained = style({
  justifySelf: "end",
  selectors: { "&&": { fontSize: theme.text.md } },
});
