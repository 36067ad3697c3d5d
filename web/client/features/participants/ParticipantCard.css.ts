import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";
import { figure } from "../../theme/voices.css.ts";

/** One to four cards beside each other. */
export const grid = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space[4],
  "@media": {
    [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    "screen and (min-width: 1200px)": { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  },
});

/** A large field costs only what is in sight. */
export const item = style({ contentVisibility: "auto", containIntrinsicSize: "auto 332px" });

export const art = style({ position: "absolute", inset: "0 0 auto", zIndex: -1, height: "118px" });

export const eventName = style({
  maxWidth: "100%",
  padding: "4px 10px",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  borderRadius: theme.radius.slot,
  background: theme.color.ground,
  fontSize: theme.text.sm,
  fontWeight: 600,
});

export const portrait = style({ position: "relative", display: "block", marginTop: "22px" });

export const picture = style({
  width: "104px",
  height: "104px",
  border: `4px solid ${theme.color.surface}`,
});

export const handicap = style([
  figure,
  {
    position: "absolute",
    right: "-14px",
    bottom: "2px",
    padding: "6px 9px",
    borderRadius: theme.radius.slot,
    background: theme.color.accent,
    color: theme.color.onAccent,
    fontSize: "1.125rem",
  },
]);

export const name = style({
  maxWidth: "100%",
  fontSize: theme.text.lg,
  fontWeight: 720,
  overflowWrap: "anywhere",
});

export const note = style({ color: theme.color.textDim });

export const rows = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: "0 18px",
  width: "100%",
  fontSize: theme.text.sm,
  textAlign: "left",
});

export const stat = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space[2],
  minHeight: "50px",
  borderBottom: `1px solid ${theme.color.line}`,
});

export const value = style([figure, { fontSize: theme.text.lg }]);

/** Round, date, gross, net, points. */
export const history = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) repeat(3, auto)",
  alignItems: "center",
  width: "100%",
  fontSize: theme.text.sm,
  textAlign: "left",
});

/** A line of the history: its cells are those of the grid. */
export const round = style({ display: "contents" });

const historyCell = style({
  display: "flex",
  alignItems: "center",
  minHeight: theme.size.target,
  paddingRight: theme.space[3],
  borderBottom: `1px solid ${theme.color.line}`,
  lineHeight: 1.2,
});

export { historyCell };

const right = {
  justifyContent: "end",
  paddingInline: `${theme.space[3]} ${theme.space[1]}`,
} as const;

export const historyFigure = style([historyCell, figure, right]);
export const historyHead = style([
  historyCell,
  { minHeight: "32px", fontSize: theme.text.xs, color: theme.color.textDim },
]);
export const historyFigureHead = style([historyHead, right]);
