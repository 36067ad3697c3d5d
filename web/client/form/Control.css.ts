import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../ui/theme/media.ts";
import { theme } from "../ui/theme/theme.css.ts";

const box = "26px";

export const check = style({
  display: "flex",
  alignItems: "flex-start",
  gap: theme.space[3],
  minHeight: theme.size.target,
  paddingBlock: `calc((${theme.size.target} - ${box}) / 2)`,
  fontSize: theme.text.sm,
  lineHeight: 1.4,
  cursor: "pointer",
});

export const input = style({
  appearance: "none",
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: box,
  height: box,
  margin: 0,
  border: `2px solid ${theme.color.outline}`,
  borderRadius: theme.radius.slot,
  background: theme.color.sunken,
  color: theme.color.onAction,
  cursor: "pointer",
  selectors: {
    "[data-theme='light'] &": { background: theme.color.surface },
    "&:checked, [data-theme='light'] &:checked": {
      background: theme.color.action,
      borderColor: theme.color.action,
    },
    "&[aria-invalid]": { borderColor: theme.color.error },
    "&:disabled": { borderColor: theme.color.line, cursor: "not-allowed" },
    "&::after": {
      content: "''",
      width: "13px",
      height: "7px",
      marginTop: "-4px",
      border: "solid transparent",
      borderWidth: "0 0 3px 3px",
      transform: "rotate(-48deg)",
    },
    "&:checked::after": { borderColor: "currentColor" },
  },
  "@media": { "(forced-colors: active)": { appearance: "auto" } },
});

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

export const field = style({
  display: "grid",
  gap: theme.space.oneAndHalf,
  minWidth: 0,
  alignContent: "start",
});

export const name = style({ fontSize: theme.text.sm, fontWeight: 640, lineHeight: 1.2 });

/** Screen readers learn from the control that the field is required, not from the star. */
export const requiredName = style([
  name,
  { selectors: { "&::after": { content: "' *' / ''", color: theme.color.error } } },
]);

export const hint = style({
  fontSize: theme.text.sm,
  lineHeight: 1.3,
  color: theme.color.textDim,
});

export const error = style({
  display: "flex",
  alignItems: "flex-start",
  gap: theme.space.oneAndHalf,
  fontSize: theme.text.sm,
  fontWeight: 600,
  lineHeight: 1.3,
  color: theme.color.error,
});

export const sign = style({ flex: "none", marginTop: "1px" });

export const silent = style({ position: "absolute" });

export const stepSign = style({
  width: "28px",
  border: "2px solid transparent",
  borderRadius: theme.radius.control,
  fontSize: theme.text.lg,
  lineHeight: "24px",
  textAlign: "center",
  color: theme.color.textDim,
});

export const pressed = style([
  stepSign,
  { borderColor: theme.color.text, color: theme.color.text, fontWeight: 800 },
]);

export const row = style({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  alignItems: "center",
  gap: theme.space[3],
  minHeight: theme.size.targetLarge,
  padding: `${theme.space.twoAndHalf} ${theme.space.threeAndHalf}`,
  borderRadius: theme.radius.control,
  background: theme.color.raised,
  cursor: "pointer",
});

export const switchInput = style({
  appearance: "none",
  flex: "none",
  display: "inline-flex",
  width: "56px",
  height: "32px",
  margin: 0,
  padding: theme.space.half,
  border: `2px solid ${theme.color.outline}`,
  borderRadius: theme.radius.round,
  background: theme.color.sunken,
  cursor: "pointer",
  selectors: {
    "&::before": {
      content: "''",
      width: "24px",
      height: "24px",
      borderRadius: "50%",
      background: theme.color.outline,
      transition: `transform ${theme.motion.move} ${theme.ease.out}`,
    },
    "&:checked": { background: theme.color.action, borderColor: theme.color.action },
    "&:checked::before": { background: theme.color.onAction, transform: "translateX(24px)" },
    "&:disabled": { opacity: 0.5, cursor: "not-allowed" },
  },
  "@media": { "(forced-colors: active)": { appearance: "auto" } },
});

export const footer = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: theme.space[3],
});

// Wide buttons are easier to hit with a thumb.
globalStyle(`${footer} > :is(button, a)`, { "@media": { [media.phone]: { flex: "1 1 0" } } });

export const attention = style({
  display: "flex",
  alignItems: "center",
  gap: theme.space[2],
  marginRight: "auto",
  fontSize: theme.text.sm,
  fontWeight: 600,
  color: theme.color.error,
  selectors: { "&:empty": { display: "none" } },
  "@media": { [media.phone]: { flexBasis: "100%" } },
});

export const failure = style({
  display: "flex",
  alignItems: "flex-start",
  gap: theme.space[2],
  marginBottom: theme.space[3],
  fontSize: theme.text.sm,
  fontWeight: 600,
  lineHeight: 1.4,
  color: theme.color.error,
  overflowWrap: "anywhere",
});

export const failureSign = style({ flexShrink: 0 });

export const bar = style({
  display: "grid",
  gap: theme.space[3],
  alignItems: "end",
  vars: { [theme.size.field]: theme.size.fieldOffice },
  "@media": {
    [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr)", gridAutoFlow: "column" },
  },
});

export const search = style({ minWidth: 0 });
