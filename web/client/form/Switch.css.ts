import { style } from "@vanilla-extract/css";
import { theme } from "../ui/theme/theme.css.ts";

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

export const input = style({
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
