import { style } from "@vanilla-extract/css";
import { media } from "../../ui/theme/media.ts";
import { theme } from "../../ui/theme/theme.css.ts";

export const sheet = style({ display: "grid", gap: theme.space[4], minWidth: 0 });

export const round = style({ minWidth: "min(100%, 10rem)" });

/** Waiting players beside the groups, or above them on phones. */
export const columns = style({
  display: "grid",
  gap: theme.space[4],
  alignItems: "start",
  paddingTop: theme.space[4],
  "@media": { [media.desktop]: { gridTemplateColumns: "20rem minmax(0, 1fr)" } },
});

export const narrow = style({ maxWidth: theme.size.card });

export const groups = style({
  display: "grid",
  gap: theme.space[3],
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 18rem), 1fr))",
});

const group = style({
  display: "grid",
  gap: theme.space[2],
  alignContent: "start",
  padding: theme.space[3],
  borderRadius: theme.radius.panel,
  background: theme.color.surface,
  boxShadow: theme.shadow.raised,
});

/**
 * Stays in sight beside the groups, so that a player can be dragged to it from each of them. Toasts
 * have room above it.
 */
export const waitingGroup = style([
  group,
  { "@media": { [media.desktop]: { position: "sticky", top: theme.space[9] } } },
]);

/** The browser lays out only what is near the screen: a large round has more than a hundred groups. */
export const groupOfRound = style([
  group,
  {
    contentVisibility: "auto",
    containIntrinsicSize: "auto 240px",
    "@media": { print: { contentVisibility: "visible" } },
  },
]);

/** A player is dragged above it. */
export const target = style({
  outline: `${theme.focus.width} solid ${theme.color.accentText}`,
  outlineOffset: theme.focus.gap,
});

export const groupHead = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: theme.space[3],
  minHeight: theme.size.target,
});

export const time = style({ fontSize: theme.figure.md });

/** Above the members of a side with one ball. */
export const sideName = style({
  fontSize: theme.text.sm,
  fontWeight: theme.weight.strong,
  overflowWrap: "anywhere",
});

/** A player that can be moved by drag, press or key. */
export const player = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: theme.space[3],
  width: "100%",
  minHeight: theme.size.target,
  padding: `${theme.space.oneAndHalf} ${theme.space[3]}`,
  borderRadius: theme.radius.slot,
  background: theme.color.raised,
  textAlign: "left",
  lineHeight: theme.leading.snug,
  overflowWrap: "anywhere",
  cursor: "grab",
  selectors: {
    '&[aria-pressed="true"]': {
      background: theme.color.accentWash,
      boxShadow: `inset 0 0 0 ${theme.line.thick} ${theme.color.accentText}`,
    },
    "&:not(button)": { cursor: "default" },
  },
});

export const scrolling = style({
  "@media": {
    [media.desktop]: { maxHeight: "65vh", overflowY: "auto", padding: theme.focus.width },
  },
});

/** Always visible: the players that are picked. */
export const hand = style({
  position: "sticky",
  bottom: theme.space[3],
  zIndex: 1,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space[3],
  padding: theme.space[3],
  borderRadius: theme.radius.panel,
  background: theme.color.accentWash,
  boxShadow: theme.shadow.over,
});
