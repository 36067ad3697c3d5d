import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { theme } from "../theme/theme.css.ts";

const plates = style({
  display: "grid",
  gap: theme.size.slat,
  gridTemplateColumns: "1fr 1fr",
  // With large text, a figure that is too wide for its half begins a new line.
  "@media": { [media.narrow]: { display: "flex", flexWrap: "wrap" } },
});

globalStyle(`${plates} > *`, { flex: "1 1 40%" });

export const group = styleVariants({
  /** Plates inside a card or panel. */
  small: [plates],
  /** The figures at the top of a page. */
  large: [plates, { overflow: "hidden", borderRadius: theme.radius.panel }],
});

export const columns = styleVariants({
  2: {},
  /** A figure that is too wide for a third, such as a large purse, begins a new line. */
  3: { display: "flex", flexWrap: "wrap" },
  4: { "@media": { [media.desktop]: { gridTemplateColumns: "repeat(4, 1fr)" } } },
});

globalStyle(`${columns[3]} > *`, { flex: "1 1 30%" });

export const plate = styleVariants({
  small: {
    display: "grid",
    alignContent: "start",
    gap: theme.space.half,
    padding: `${theme.space[2]} ${theme.space[3]} ${theme.space.twoAndHalf}`,
    borderRadius: theme.radius.slot,
    background: theme.color.sunken,
    boxShadow: theme.shadow.slot,
  },
  large: {
    display: "grid",
    alignContent: "start",
    gap: theme.space[2],
    padding: `${theme.space[3]} ${theme.space[4]} ${theme.space.threeAndHalf}`,
    background: theme.color.surface,
    "@media": {
      [media.desktop]: { padding: `${theme.space[4]} ${theme.space[4]} ${theme.space[4]}` },
    },
  },
});

export const name = styleVariants({
  small: {
    fontSize: theme.text.xs,
    fontStretch: theme.width.label,
    fontWeight: theme.weight.label,
    lineHeight: 1.25,
    color: theme.color.textDim,
  },
  large: {
    fontSize: theme.text.sm,
    fontWeight: 560,
    lineHeight: 1.2,
    color: theme.color.textDim,
  },
});

export const value = styleVariants({
  small: { fontSize: theme.text.xl },
  large: {
    fontSize: "2.375rem",
    lineHeight: 0.9,
    overflowWrap: "anywhere",
    "@media": {
      [media.narrow]: { overflowWrap: "break-word" },
      [media.desktop]: { fontSize: theme.text["3xl"] },
    },
  },
});
