/** Of pairs and teams those whose members are in none before them, because nobody plays for two sides. */
export const placedOnce = <Named extends { readonly playerIds: ReadonlyArray<string> }>(
  teams: ReadonlyArray<Named>,
): ReadonlyArray<Named> => {
  const placed = new Set<string>();
  return teams.filter(({ playerIds }) => {
    if (playerIds.some((player) => placed.has(player))) return false;
    for (const player of playerIds) placed.add(player);
    return true;
  });
};
