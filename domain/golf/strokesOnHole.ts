/** What a card can hold on one hole, penalty strokes in it (golf-rules.md section 1, spec AMB-50). */
export const fewestOnHole = 1;
export const mostOnHole = 12;
