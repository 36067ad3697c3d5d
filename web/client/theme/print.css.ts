import { globalStyle } from "@vanilla-extract/css";
import { theme } from "./theme.css.ts";

const white = "#fff";
const black = "#000";
const grey = "#333";
const hairline = "#999";

const grounds = [
  theme.color.ground,
  theme.color.surface,
  theme.color.raised,
  theme.color.sunken,
  theme.color.accent,
  theme.color.accentHover,
  theme.color.accentWash,
  theme.color.action,
  theme.color.actionHover,
  theme.color.round1,
  theme.color.upcoming,
  theme.color.active,
  theme.color.completed,
  theme.color.cancelled,
  theme.color.caution,
  theme.color.danger,
  theme.color.skeleton,
  theme.card.ground,
  theme.card.raised,
];

const all = (names: ReadonlyArray<string>, color: string) =>
  Object.fromEntries(names.map((name) => [name, color]));

// Browsers leave grounds out when they print, so whatever is not a ground must be dark by itself.
const paper = {
  ...all([...Object.values(theme.color), ...Object.values(theme.card)], black),
  ...all(grounds, white),
  ...all([theme.color.line, theme.card.line], hairline),
  ...all([theme.color.outline, theme.color.textDim, theme.card.outline, theme.card.dim], grey),
  ...all(Object.values(theme.shadow), "none"),
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
