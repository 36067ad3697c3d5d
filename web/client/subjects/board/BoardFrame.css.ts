import { style } from "@vanilla-extract/css";
import { belowBanner } from "../../ui/states/EmptyState.css.ts";
import { figure, label, theme } from "../../ui/theme/theme.css.ts";
import { filtersHeight, narrow, space, wide } from "./board/Board.css.ts";

export const frame = style({ containerType: "inline-size", containerName: space, minWidth: 0 });

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

export const changed = style({
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

/** Beside a narrow board they stay visible in one line, with the column heads below. */
export const filters = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: theme.space[2],
  "@container": {
    [narrow]: {
      position: "sticky",
      zIndex: 3,
      top: belowBanner,
      flexWrap: "nowrap",
      paddingBlock: theme.space[1],
      background: theme.color.ground,
    },
  },
});

/** The label is inside the control, so that two filters fit side by side on a phone. */
export const filter = style({
  position: "relative",
  flex: "1 1 9rem",
  minWidth: 0,
  "@container": { [wide]: { maxWidth: "11rem" }, [narrow]: { flex: "1 1 0" } },
  display: "grid",
  borderRadius: theme.radius.control,
  background: theme.color.surface,
});

export const name = style([
  label,
  {
    gridArea: "1 / 1",
    padding: `${theme.space.oneAndHalf} ${theme.space.threeAndHalf} 0`,
    pointerEvents: "none",
    zIndex: 1,
  },
]);

export const select = style({
  gridArea: "1 / 1",
  appearance: "none",
  width: "100%",
  minHeight: theme.size.targetLarge,
  padding: `calc(9px + 1em) 36px ${theme.space.oneAndHalf} ${theme.space[3]}`,
  border: `${theme.line.thin} solid ${theme.color.outline}`,
  borderRadius: theme.radius.control,
  background: "transparent",
  color: theme.color.text,
  fontWeight: theme.weight.label,
  lineHeight: 1.15,
  textOverflow: "ellipsis",
  cursor: "pointer",
});

export const option = style({ background: theme.color.surface, color: theme.color.text });

export const chevron = style({
  gridArea: "1 / 1",
  placeSelf: "end",
  margin: `0 ${theme.space[3]} ${theme.space[2]}`,
  pointerEvents: "none",
});

/** A sheet on a wall says of when it is. */
export const onPaper = style({ "@media": { screen: { display: "none" } } });

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${theme.space[3]}`,
  minHeight: theme.size.target,
});

export const opening = style({
  minWidth: 0,
  borderRadius: theme.radius.slot,
  background: theme.color.surface,
  "@container": { [wide]: { display: "none" } },
});

export const summary = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) 20px",
  alignItems: "center",
  gap: theme.space[3],
  minHeight: theme.size.target,
  paddingInline: theme.space[3],
  listStyle: "none",
  cursor: "pointer",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});

export const opener = style({
  color: theme.color.textDim,
  selectors: { "details[open] > summary > &": { transform: "rotate(180deg)" } },
});

export const list = style({ padding: `0 ${theme.space[3]} ${theme.space[1]}` });

export const item = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: theme.space[2],
  minHeight: theme.size.targetLarge,
  paddingBlock: theme.space[1],
  selectors: { "& + &": { boxShadow: `${theme.edge.above} ${theme.color.line}` } },
});

export const player = style({
  display: "block",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  fontWeight: theme.weight.strong,
  lineHeight: 1.2,
});

/** "Birdie 3 on 7". */
export const what = style({
  fontWeight: theme.weight.strong,
  color: theme.color.text,
  selectors: { "&::first-letter": { textTransform: "uppercase" } },
  display: "inline-block",
});

export const strokes = style([figure, { fontSize: theme.figure.sm }]);
