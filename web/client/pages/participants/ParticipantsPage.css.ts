import { globalStyle, style } from "@vanilla-extract/css";
import { actions, top } from "../../ui/page/Header.css.ts";
import { wrap } from "../../ui/page/Page.css.ts";
import { media } from "../../ui/theme/media.ts";
import { textLink, theme } from "../../ui/theme/theme.css.ts";

const ART_ON_PHONES = "120px";

export const header = top;
export const headerSide = style([actions, { gap: theme.space[2] }]);
export const back = style([textLink, { gap: theme.space[1], lineHeight: theme.leading.snug }]);

export const content = style([
  wrap,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: theme.space[7],
    paddingBlock: `${theme.space[5]} ${theme.space[7]}`,
  },
]);

export const hint = style({
  color: theme.color.textDim,
  marginTop: `calc(-1 * ${theme.space[2]})`,
});

export const eventHead = style({
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  display: "grid",
  alignContent: "end",
  "@media": { [media.tablet]: { minHeight: "220px" } },
});

/** Text needs a plain background: below the drawing on phones, beside it on wide screens. */
export const headWords = style([
  wrap,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: theme.space[3],
    paddingBlock: `${ART_ON_PHONES} ${theme.space[4]}`,
    "@media": {
      [media.tablet]: { paddingBlock: theme.space[4] },
    },
  },
]);

/** The green is cut off at the right edge. */
export const art = style({
  position: "absolute",
  inset: "0 0 auto",
  zIndex: -1,
  height: ART_ON_PHONES,
  maskImage: "linear-gradient(to top, transparent, #000 50%)",
  "@media": {
    [media.tablet]: {
      inset: "0 0 0 45%",
      height: "auto",
      maskImage: "linear-gradient(to right, transparent, #000 45%)",
    },
  },
});

const beside = { "@media": { [media.tablet]: { maxWidth: "58%" } } };

export const title = style({ overflowWrap: "anywhere", ...beside });

export const facts = style({
  ...beside,
  display: "flex",
  flexWrap: "wrap",
  gap: `${theme.space[1]} ${theme.space[5]}`,
  fontWeight: 560,
  overflowWrap: "anywhere",
});

export const fact = style({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space.oneAndHalf,
  padding: `${theme.space.half} 0`,
});

globalStyle(`${back} > svg, ${fact} > svg`, { flex: "none" });
