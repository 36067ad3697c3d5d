// The order is the cascade: tokens, then what people prefer, then the plain elements, then paper.
import "./theme.css.ts";
import "./preferences.css.ts";
import "./fallbackFonts.css.ts";
import "./fonts.css.ts";
import "./reset.css.ts";
import "./print.css.ts";
