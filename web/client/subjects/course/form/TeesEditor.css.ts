import { style } from "@vanilla-extract/css";
import { media } from "../../../ui/theme/media.ts";
import { theme } from "../../../ui/theme/theme.css.ts";

export const tee = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  alignItems: "start",
  gap: theme.space[3],
  width: "100%",
  padding: theme.space[3],
  borderRadius: theme.radius.control,
  background: theme.color.ground,
  "@media": {
    [media.narrow]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.tablet]: { gridTemplateColumns: "minmax(0, 1.6fr) repeat(3, minmax(0, 1fr)) auto" },
  },
});

export const name = style({ "@media": { [media.phone]: { gridColumn: "1 / -2" } } });

/** Beside the fields, below the line of their labels. */
export const remove = style({
  marginTop: `calc(${theme.text.sm} * 1.2 + ${theme.space.oneAndHalf})`,
  "@media": { [media.phone]: { gridRow: 1, gridColumn: "-2 / -1", justifySelf: "end" } },
});
