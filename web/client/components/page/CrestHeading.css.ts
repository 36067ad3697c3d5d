import { styleVariants } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

export const size = styleVariants({
  hero: {
    fontSize: theme.text.hero,
    lineHeight: 0.78,
    paddingBottom: "0.1em",
    "@media": { [media.narrow]: { fontSize: "min(4.5rem, 17vw)" } },
  },
  page: {
    fontSize: "2.3rem",
    "@media": { [media.desktop]: { fontSize: "3.5rem" } },
  },
  section: {
    fontSize: "1.9rem",
    "@media": { [media.desktop]: { fontSize: theme.text["3xl"] } },
  },
  card: { fontSize: theme.text["2xl"] },
});
