import { style } from "@vanilla-extract/css";
import { belowBanner } from "../../../ui/states/OfflineBanner.css.ts";
import { theme } from "../../../ui/theme/theme.css.ts";
import { label } from "../../../ui/theme/voices.css.ts";
import { narrow, wide } from "../board/Board.css.ts";

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
