import { type GlobalStyleRule, globalStyle } from "@vanilla-extract/css";
import { onCard, theme } from "./theme.css.ts";
// The order matters for the cascade: tokens, preferences of people, plain elements, then print.
import "./base.css.ts";
import "./firstPicture.css.ts";

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

// Browsers do not print backgrounds, so all other colours must be dark enough for white paper.
const paper = {
  ...all([...Object.values(theme.color), ...Object.values(theme.card)], black),
  ...all(grounds, white),
  ...all([theme.color.line, theme.card.line], hairline),
  ...all([theme.color.outline, theme.color.textDim, theme.card.outline, theme.card.dim], grey),
  ...all(Object.values(theme.shadow), "none"),
  [theme.color.scrim]: "transparent",
};

/**
 * A button alone in its cell or list item, or in the name of a row, contains text to print; other
 * buttons are hidden.
 */
const readableButton = ":is(:is(td, li) > button:only-child, th[scope='row'] button)";
/** Tools are in a row of their own inside the last cell of each line. */
const tableWithTools = "table:has(td:last-child > div button)";

const onPaper = (selectors: ReadonlyArray<string>, rule: Omit<GlobalStyleRule, "@media">) =>
  globalStyle(selectors.join(", "), { "@media": { print: rule } });

globalStyle("@page", { margin: "12mm" });

// On paper, notation and signs replace colours.
onPaper([":root", "[data-theme='dark']", "[data-theme='light']", `:root .${onCard}`], {
  colorScheme: "light",
  vars: paper,
});

onPaper(
  [
    `button:not(${readableButton})`,
    "label:has(input[type='file'])",
    "nav",
    "[role='tablist']",
    "[data-drawing]",
    "[data-screen-only]",
    "[data-toasts]",
    "search",
    "a[download]",
    "table input[type='checkbox']",
    `${tableWithTools} tr > :last-child`,
  ],
  { display: "none !important" },
);

// Without its drawing a frame is only as high as its words.
onPaper([":root :has(> [data-drawing] ~ *)"], { height: "auto", minHeight: 0 });
onPaper([":root [data-drawing] ~ *"], { position: "static" });

// Cards that turn are side by side, as on a wide screen.
onPaper([":root ul:has(> li > button[aria-pressed])"], {
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
});

// Printing with an open dialog prints the whole dialog without the page behind it.
onPaper(["body:has(> [role='dialog']) > #root"], { display: "none" });
onPaper([":root [role='dialog']"], { position: "static", display: "block" });
onPaper([":root [role='dialog'] > *"], { overflow: "visible" });

// A grid that does not fit below what stands above it goes to the next page as a whole. The tables
// of a card stand beside each other.
onPaper([":root main :is(div, section):has(table):not(article *)"], { display: "block" });
// As high as a screen, a short page would be followed by an empty one.
onPaper([":root body"], { minHeight: 0 });

onPaper(["tr", "[role='row']", "li", "article"], { breakInside: "avoid" });
// Nothing in a list is pressed on paper, so its rows are as high as their words.
onPaper([":root table label"], { minHeight: 0, padding: 0 });
onPaper(["thead"], { display: "table-header-group" });
// A browser skips content out of sight, but paper cannot be scrolled.
onPaper([":root li"], { contentVisibility: "visible" });
