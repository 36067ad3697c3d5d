import { listText } from "../../../../ui/listText.ts";

interface Counts {
  readonly players: number;
  readonly waiting: number;
  readonly cards: number;
  readonly games: number;
}

/** "1 card" or "2 cards"; nothing for none. */
export const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** "8 players, 2 on the waitlist and 12 cards with scores"; nothing for an event without any. */
export const concerned = ({ players, waiting, cards, games }: Counts): string =>
  listText([
    ...counted(players, "player", "players"),
    ...counted(waiting, "on the waitlist", "on the waitlist"),
    ...counted(cards, "card with scores", "cards with scores"),
    ...counted(games, "side game", "side games"),
  ]);
