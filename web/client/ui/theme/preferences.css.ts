import { globalStyle } from "@vanilla-extract/css";
import { theme } from "./theme.css.ts";

const dim = (color: string) => ({
  [theme.color.textDim]: color,
  [theme.color.over]: color,
});

globalStyle(":root, [data-theme='dark']", {
  colorScheme: "dark",
  "@media": {
    "(prefers-contrast: more)": {
      vars: { ...dim("#d3e0d8"), [theme.color.line]: "#6f9582", [theme.card.dim]: "#d3e0d8" },
    },
  },
});

globalStyle("[data-theme='light']", {
  colorScheme: "light",
  "@media": {
    "(prefers-contrast: more)": { vars: { ...dim("#20302a"), [theme.color.line]: "#5c7264" } },
  },
});

globalStyle(":root, [data-theme='dark'], [data-theme='light']", {
  "@media": {
    "(prefers-reduced-motion: reduce)": {
      vars: Object.fromEntries(Object.values(theme.motion).map((time) => [time, "0ms"])),
    },
  },
});
