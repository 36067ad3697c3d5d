/**
 * The range of strokes that a card accepts on one hole, penalty strokes included (docs/rules.md,
 * Strokes, handicaps and points).
 */
export const fewestOnHole = 1;
export const mostOnHole = 12;
