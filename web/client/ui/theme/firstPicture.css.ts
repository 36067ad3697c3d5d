import { globalStyle } from "@vanilla-extract/css";
import { theme } from "./theme.css.ts";
import { scale } from "./tokens/tokens.ts";

const withoutOurs = (fonts: string) => fonts.slice(fonts.indexOf(",") + 1);

// In the first picture of the server, words stand in fonts of the device: ours would share the line with
// the scripts for which the reader waits.
globalStyle("[data-picture]", {
  vars: {
    [theme.font.display]: withoutOurs(scale.font.display),
    [theme.font.roman]: withoutOurs(scale.font.roman),
    [theme.font.text]: withoutOurs(scale.font.text),
  },
  fontFamily: theme.font.text,
});

// The device knows more than the server: that somebody has signed out, scores that wait, whose cards it
// enters. `boot.js` says so.
globalStyle("[data-knows-more] [data-picture]", { display: "none" });
