/**
 * Strokes made less strokes received, on a hole or over a round: the adjusted score.
 * Source: Rules of Golf 3.1c, https://www.randa.org/Rog/2019/Rules/Players-Edition/Rule-3
 */
export const netScore = (strokes: number, strokesReceived: number): number =>
  strokes - strokesReceived;
