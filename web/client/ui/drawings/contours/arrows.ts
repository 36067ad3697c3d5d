import type { Round, Surface } from "./terrain.ts";

/** Slope arrows all over a green: they point downhill, longer where it is steeper. */
export const slopeArrows = (roll: Surface, edge: Surface, green: Round, gap: number): string => {
  const { x: middleX, y: middleY, radius } = green;
  let path = "";
  for (let y = middleY - radius * 1.3; y < middleY + radius * 1.3; y += gap) {
    for (let x = middleX - radius * 1.3; x < middleX + radius * 1.3; x += gap) {
      if (edge(x, y) >= 0.14) path += arrow(roll, radius, gap, x, y);
    }
  }
  return path;
};

const REACH = 2;

const arrow = (roll: Surface, radius: number, gap: number, x: number, y: number) => {
  const slopeX = (roll(x - REACH, y) - roll(x + REACH, y)) / (2 * REACH);
  const slopeY = (roll(x, y - REACH) - roll(x, y + REACH)) / (2 * REACH);
  const steepness = Math.hypot(slopeX, slopeY) * radius;
  if (steepness < 0.35) return "";
  const length = gap * Math.min(0.62, 0.2 + steepness * 0.16);
  const wayX = (slopeX / steepness) * radius;
  const wayY = (slopeY / steepness) * radius;
  const [endX, endY] = [x + wayX * length, y + wayY * length];
  const head = gap * 0.15;
  const at = (px: number, py: number) => `${px.toFixed(1)} ${py.toFixed(1)}`;
  const left = at(endX - wayX * head - wayY * head, endY - wayY * head + wayX * head);
  const right = at(endX - wayX * head + wayY * head, endY - wayY * head - wayX * head);
  return `M${at(x, y)}L${at(endX, endY)}M${left}L${at(endX, endY)}L${right}`;
};
