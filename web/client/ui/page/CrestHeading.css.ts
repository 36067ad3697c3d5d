import { styleVariants } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { theme } from "../theme/theme.css.ts";

/** Keeps every word of a headline within the width of a phone, also with very large text. */
const fitting = (size: string, most: string) => `min(${size}, ${most})`;

export const size = styleVariants({
  hero: {
    fontSize: fitting(theme.text.hero, "18.5vw"),
    lineHeight: 0.78,
    paddingBottom: "0.1em",
  },
  page: {
    fontSize: fitting("2.3rem", "17vw"),
    "@media": { [media.desktop]: { fontSize: "3.5rem" } },
  },
  section: {
    fontSize: fitting("1.9rem", "15vw"),
    "@media": { [media.desktop]: { fontSize: theme.text["3xl"] } },
  },
  card: { fontSize: fitting(theme.text["2xl"], "15vw") },
});
