/** "+2", "-1", "0": points that are won and lost. */
export const signedText = (points: number): string => (points > 0 ? `+${points}` : String(points));
