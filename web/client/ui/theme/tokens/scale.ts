import { ease, motion } from "./motion.ts";

/** The tokens that are the same in both themes: type, space, shape and time. */
export const scale = {
  font: {
    display:
      "'Wicked Crest', 'Crest in Georgia', 'Crest in Times', 'Crest in Noto', 'Crest in DejaVu', serif",
    roman:
      "'Wicked Roman', 'Roman in Georgia', 'Roman in Times', 'Roman in Noto', 'Roman in DejaVu', serif",
    text: "'Archivo Variable', 'Archivo in Arial', 'Archivo in DejaVu', sans-serif",
  },
  width: { figure: "75%", label: "88%", text: "100%", narrow: "68%", name: "92%" },
  weight: { text: "420", label: "640", strong: "680", figure: "780", display: "600" },
  text: {
    xs: "0.8125rem",
    sm: "0.9375rem",
    md: "1.0625rem",
    lg: "1.25rem",
    xl: "1.5rem",
    "2xl": "2rem",
    "3xl": "2.75rem",
    "4xl": "4rem",
    hero: "clamp(4.5rem, 11.4vw, 10.5rem)",
  },
  figure: { sm: "1.1875rem", md: "1.625rem", lg: "2.25rem", xl: "6.5rem" },
  leading: { tight: "0.9", snug: "1.2", text: "1.5" },
  space: {
    half: "2px",
    1: "4px",
    oneAndHalf: "6px",
    2: "8px",
    twoAndHalf: "10px",
    3: "12px",
    threeAndHalf: "14px",
    4: "16px",
    5: "24px",
    6: "32px",
    7: "48px",
    8: "72px",
    9: "112px",
  },
  /** The widths of borders and rings. */
  line: { hair: "1px", thin: "1.5px", thick: "2px", bold: "3px", heavy: "4px" },
  /** The beginning of a `boxShadow` that draws a line without taking room. The colour follows it. */
  edge: { above: "0 -1px 0", below: "inset 0 -1px 0" },
  radius: { slot: "3px", control: "6px", panel: "10px", round: "999px" },
  size: {
    target: "44px",
    targetLarge: "52px",
    field: "52px",
    fieldOffice: "46px",
    padKey: "64px",
    row: "60px",
    rowLow: "56px",
    rowAdmin: "54px",
    rowTv: "73px",
    slat: "3px",
    tabbar: "72px",
    page: "1240px",
    desk: "1560px",
    sheet: "640px",
    question: "560px",
    card: "960px",
  },
  focus: { width: "3px", gap: "2px" },
  motion,
  ease,
  // The scorecard is dark in both themes.
  card: {
    ground: "#0a1912",
    raised: "#12271d",
    line: "#2b4a3b",
    text: "#ffffff",
    dim: "#a7bdb0",
    under: "#ff7d6e",
    accent: "#d8ff36",
    outline: "#6f9582",
  },
} as const;
