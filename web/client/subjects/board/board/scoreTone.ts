import type { Tone } from "../../../ui/figures/Figure.tsx";

/** The colour of a score as the board prints it: "-4", "E", "+3", "30 pts", "-". */
export const scoreTone = (text: string): Tone => {
  if (text === "E" || text.endsWith(" pts")) return "par";
  return /^-\d/.test(text) ? "under" : "over";
};
