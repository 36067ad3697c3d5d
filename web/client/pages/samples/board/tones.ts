import type { Tone } from "../../../ui/figures/Figure.tsx";

/** Eagle or better, birdie, par and worse each have a colour of their own. */
export const scoreTone = (toPar: number): Tone => {
  if (toPar <= -2) return "money";
  if (toPar === -1) return "under";
  return toPar === 0 ? "par" : "over";
};

/** 30 points and more, 25 and more, 20 and more each have a colour of their own. */
export const pointsTone = (points: number): Tone => {
  if (points >= 30) return "money";
  if (points >= 25) return "up";
  return points >= 20 ? "par" : "over";
};
