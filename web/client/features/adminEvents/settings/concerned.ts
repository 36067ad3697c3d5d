interface Counts {
  readonly players: number;
  readonly waiting: number;
  readonly cards: number;
  readonly games: number;
}

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** "8 players, 2 on the waitlist and 12 cards with scores"; nothing for an event without any. */
export const concerned = ({ players, waiting, cards, games }: Counts): string => {
  const parts = [
    ...counted(players, "player", "players"),
    ...counted(waiting, "on the waitlist", "on the waitlist"),
    ...counted(cards, "card with scores", "cards with scores"),
    ...counted(games, "side game", "side games"),
  ];
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} and ${last}`;
};
