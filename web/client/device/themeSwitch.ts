import { useSyncExternalStore } from "react";
import { rememberedTheme } from "./storage.ts";

export type ThemeName = "dark" | "light";

const page = () => document.documentElement;
const current = (): ThemeName => (page().dataset.theme === "light" ? "light" : "dark");

const watch = (changed: () => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(page(), { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
};

/** Browsers take the colour of their own bar from the page, and iOS its sign on the home screen. */
export const dressBrowser = () => {
  const ground = getComputedStyle(document.body).backgroundColor;
  document.querySelector("meta[name='theme-color']")?.setAttribute("content", ground);
  const sign = `/mark-180-${current()}.png`;
  document.querySelector("link[rel='apple-touch-icon']")?.setAttribute("href", sign);
};

const choose = (theme: ThemeName) => {
  page().dataset.theme = theme;
  rememberedTheme.write(theme);
  dressBrowser();
};

/** `boot.js` sets the theme before the first paint; this switches it. The server does not know it: null. */
export const useTheme = () => {
  const theme = useSyncExternalStore<ThemeName | null>(watch, current, () => null);
  const other: ThemeName = theme === "dark" ? "light" : "dark";
  return { theme, toggle: () => choose(other) };
};
