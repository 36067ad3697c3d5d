import { style } from "@vanilla-extract/css";
import { theme } from "../../ui/theme/theme.css.ts";

/** Keeps content above the tab bar. */
export const page = style({
  paddingBottom: `calc(${theme.size.tabbar} + ${theme.space[5]} + env(safe-area-inset-bottom))`,
});

export const tabs = style({ paddingTop: theme.space[3] });

/** A link to another page of the event. */
export const way = style({ gap: theme.space[2], justifySelf: "start" });
