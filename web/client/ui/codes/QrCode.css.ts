import { style } from "@vanilla-extract/css";
import { theme } from "../theme/theme.css.ts";

const SIZE = "200px";

/** Keeps its place until its file is there. */
export const place = style({ display: "grid", justifyContent: "center", minHeight: SIZE });

export const code = style({ width: SIZE, height: SIZE, borderRadius: theme.radius.control });

export const squares = style({
  display: "block",
  width: "100%",
  height: "100%",
  borderRadius: "inherit",
});
