import { style } from "@vanilla-extract/css";

export const inDark = style({ selectors: { "[data-theme='light'] &": { display: "none" } } });
export const inLight = style({ selectors: { "[data-theme='dark'] &": { display: "none" } } });
