// The order matters for the cascade: tokens, preferences of people, plain elements, then print.
import "./theme.css.ts";
import "./preferences.css.ts";
import "./fallbackFonts.css.ts";
import "./fonts.css.ts";
import "./reset.css.ts";
import "./firstPicture.css.ts";
import "./print.css.ts";
