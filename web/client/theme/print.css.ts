import { globalStyle } from "@vanilla-extract/css";
import { theme } from "./theme.css.ts";

const white = "#fff";
const black = "#000";
const grey = "#333";
const hairline = "#999";

const paper = {
  [theme.color.ground]: white,
  [theme.color.surface]: white,
  [theme.color.raised]: white,
  [theme.color.sunken]: white,
  [theme.color.accentWash]: white,
  [theme.color.round1]: white,
  [theme.color.line]: hairline,
  [theme.color.outline]: grey,
  [theme.color.text]: black,
  [theme.color.textDim]: grey,
  [theme.color.accentText]: black,
  [theme.color.under]: black,
  [theme.color.par]: black,
  [theme.color.over]: black,
  [theme.color.up]: black,
  [theme.color.onRound1]: black,
  [theme.color.money]: black,
  [theme.shadow.raised]: "none",
  [theme.shadow.slot]: "none",
  [theme.shadow.over]: "none",
};

// Notation and signs carry on paper what colour did on the screen.
globalStyle(":root, [data-theme='dark'], [data-theme='light']", {
  "@media": { print: { colorScheme: "light", vars: paper } },
});

globalStyle("button, nav, [role='tablist'], [data-drawing], [data-screen-only], [data-toasts]", {
  "@media": { print: { display: "none !important" } },
});
globalStyle("tr, [role='row']", { "@media": { print: { breakInside: "avoid" } } });
globalStyle("thead", { "@media": { print: { display: "table-header-group" } } });
