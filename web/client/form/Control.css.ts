import { style } from "@vanilla-extract/css";
import { theme } from "../ui/theme/theme.css.ts";

const daylight = "[data-theme='light'] &";

/** The box of every field. Sheets of administrators make `theme.size.field` smaller. */
export const control = style({
  display: "block",
  width: "100%",
  minWidth: 0,
  minHeight: theme.size.field,
  padding: `0 ${theme.space.threeAndHalf}`,
  border: `2px solid ${theme.color.outline}`,
  borderRadius: theme.radius.control,
  background: theme.color.sunken,
  color: theme.color.text,
  fontSize: theme.text.md,
  fontWeight: 520,
  lineHeight: 1.2,
  textOverflow: "ellipsis",
  selectors: {
    [daylight]: { background: theme.color.surface },
    "&[aria-invalid]": { borderColor: theme.color.error },
    "&::placeholder": { color: theme.color.textDim, opacity: 1, fontWeight: theme.weight.text },
    "&:disabled": {
      borderColor: theme.color.line,
      color: theme.color.textDim,
      opacity: 1,
      cursor: "not-allowed",
    },
    // Browsers paint filled-in fields in their own colour; this is the only way to keep ours.
    "&:autofill": {
      boxShadow: `inset 0 0 0 100vmax ${theme.color.sunken}`,
      WebkitTextFillColor: theme.color.text,
    },
    [`${daylight}:autofill`]: { boxShadow: `inset 0 0 0 100vmax ${theme.color.surface}` },
  },
});

export const area = style([
  control,
  { minHeight: "84px", paddingBlock: theme.space[3], lineHeight: 1.4, resize: "vertical" },
]);

export const choice = style([
  control,
  { appearance: "none", paddingRight: "44px", cursor: "pointer", whiteSpace: "nowrap" },
]);

export const stack = style({ position: "relative", display: "grid", alignItems: "center" });

export const chevron = style({
  position: "absolute",
  right: "14px",
  pointerEvents: "none",
});

export const withButton = style([control, { paddingRight: "56px" }]);

export const inner = style({ position: "absolute", right: "4px" });
