/**
 * What is missing before a hole can be disputed. A hole is given in one number, see `inOneNumber`,
 * and is undefined until one is chosen.
 */
export const wrongWith = (onCard: number | null | undefined, chosen: string) => ({
  hole: onCard === undefined ? "Please select a hole" : undefined,
  number: wrongNumber(onCard, chosen),
});

const wrongNumber = (onCard: number | null | undefined, chosen: string) => {
  if (chosen === "") return "Please select a number";
  return Number(chosen) === onCard ? "This is the number on the card" : undefined;
};
