/** What a card can hold on one hole, penalty strokes in it (docs/rules.md, Strokes, handicaps and points). */
export const fewestOnHole = 1;
export const mostOnHole = 12;
