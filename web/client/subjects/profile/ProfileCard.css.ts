import { style } from "@vanilla-extract/css";
import { largeText, media } from "../../ui/theme/media.ts";
import { theme } from "../../ui/theme/theme.css.ts";

export const card = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: `${theme.space.threeAndHalf} ${theme.space[4]}`,
  marginTop: "-30px",
  "@media": {
    [media.tablet]: { gridTemplateColumns: "auto minmax(0, 1fr) auto", columnGap: theme.space[5] },
  },
  "@container": { [largeText]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const picture = style({
  position: "relative",
  width: "104px",
  height: "104px",
  padding: theme.space[1],
  borderRadius: "50%",
  background: theme.color.ground,
});

export const pick = style({
  position: "absolute",
  right: `calc(${theme.space[2]} * -1)`,
  bottom: `calc(${theme.space.oneAndHalf} * -1)`,
  display: "grid",
  placeItems: "center",
  width: "50px",
  height: "50px",
  border: `${theme.line.bold} solid ${theme.color.ground}`,
  borderRadius: "50%",
  background: theme.color.action,
  color: theme.color.onAction,
  cursor: "pointer",
  selectors: {
    "&:has(:focus-visible)": {
      outline: `${theme.focus.width} solid ${theme.color.focus}`,
      outlineOffset: theme.focus.gap,
    },
  },
});

export const person = style({
  minWidth: 0,
  paddingTop: "34px",
  "@container": { [largeText]: { paddingTop: 0 } },
});

export const name = style({
  marginBottom: theme.space[1],
  fontSize: "1.625rem",
  fontWeight: 740,
  fontStretch: "94%",
  lineHeight: 1.15,
  overflowWrap: "anywhere",
});

export const longName = style([name, { fontSize: theme.text.lg }]);

export const sign = style({ flex: "none", marginTop: theme.space.half });

export const note = style({
  display: "block",
  fontSize: theme.text.sm,
  fontWeight: 600,
  color: theme.color.textDim,
});

export const ways = style({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  gap: theme.space[2],
  "@media": {
    [media.tablet]: { gridColumn: "auto", flexDirection: "column", alignSelf: "end" },
  },
});

export const way = style({ "@media": { [media.phone]: { flex: "1 1 auto" } } });
