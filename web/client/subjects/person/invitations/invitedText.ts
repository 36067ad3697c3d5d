const people = (count: number) => (count === 1 ? "1 player" : `${count} players`);

/** "118 players invited, 4 have signed in before". */
export const invitedText = (invited: number, asked: number): string => {
  const others = asked - invited;
  if (invited === 0) return asked === 1 ? "Has signed in before" : "All have signed in before";
  const done = `${people(invited)} invited`;
  return others === 0
    ? done
    : `${done}, ${others} ${others === 1 ? "has" : "have"} signed in before`;
};
