import { style } from "@vanilla-extract/css";
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
