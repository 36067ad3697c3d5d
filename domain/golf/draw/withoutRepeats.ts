import { shuffled } from "./shuffled.ts";

interface Terms<Player> {
  /** The size of each group, in order. The sum is the number of players. */
  readonly sizes: ReadonlyArray<number>;
  /** The pairs who have played together. A pair that did so twice is listed twice. */
  readonly earlier: ReadonlyArray<ReadonlyArray<Player>>;
  /** Decides between draws that are equally good. */
  readonly seed: number;
}

/**
 * How many shuffled starts are tried. More starts improve the draw very little, and each takes time
 * in a large field.
 */
const ATTEMPTS = 6;
const MAX_PASSES = 12;

/**
 * Forms groups in which as few players as possible meet again; a third meeting counts more than two
 * second meetings. The result lists the groups one after the other. It begins with shuffled groups
 * and swaps players while that helps, and does so several times: the result is good, but not proven
 * to be the best.
 */
export const withoutRepeats = <Player>(
  players: ReadonlyArray<Player>,
  { sizes, earlier, seed }: Terms<Player>,
): Array<Player> => {
  const timesOf = meetings(earlier);
  let best: { readonly groups: Array<Array<Player>>; readonly cost: number } | null = null;
  for (let attempt = 0; attempt < ATTEMPTS && best?.cost !== 0; attempt++) {
    const groups = dealt(shuffled(players, seed + attempt), sizes);
    improve(groups, timesOf);
    const cost = groups.reduce((sum, group) => sum + costWithin(group, timesOf), 0);
    if (best === null || cost < best.cost) best = { groups, cost };
  }
  return best?.groups.flat() ?? [];
};

/** How often a player was in one group with each other player. */
type Times<Player> = (one: Player, other: Player) => number;

const meetings = <Player>(earlier: ReadonlyArray<ReadonlyArray<Player>>): Times<Player> => {
  const known = new Map<Player, Map<Player, number>>();
  for (const group of earlier) {
    for (const one of group) {
      const others = known.get(one) ?? new Map<Player, number>();
      known.set(one, others);
      for (const other of group) others.set(other, (others.get(other) ?? 0) + 1);
    }
  }
  return (one, other) => known.get(one)?.get(other) ?? 0;
};

const dealt = <Player>(order: ReadonlyArray<Player>, sizes: ReadonlyArray<number>) => {
  let from = 0;
  return sizes.map((size) => order.slice(from, (from += size)));
};

/** Swaps players until a whole pass finds no swap that helps. */
const improve = <Player>(groups: Array<Array<Player>>, timesOf: Times<Player>) => {
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    let hasChanged = false;
    for (const group of groups) {
      for (let seat = 0; seat < group.length; seat++) {
        if (costOf(group, seat, group[seat], timesOf) === 0) continue;
        if (moveOn(groups, group, seat, timesOf)) hasChanged = true;
      }
    }
    if (!hasChanged) return;
  }
};

/** Swaps this player with the one for whom the swap helps both groups most. */
const moveOn = <Player>(
  groups: ReadonlyArray<Array<Player>>,
  group: Array<Player>,
  seat: number,
  timesOf: Times<Player>,
): boolean => {
  const player = group[seat] as Player;
  const present = costOf(group, seat, player, timesOf);
  let most = 0;
  let place: { readonly other: Array<Player>; readonly at: number } | null = null;
  for (const other of groups) {
    if (other === group) continue;
    for (const [at, candidate] of other.entries()) {
      const before = present + costOf(other, at, candidate, timesOf);
      const after = costOf(group, seat, candidate, timesOf) + costOf(other, at, player, timesOf);
      if (before - after > most) {
        most = before - after;
        place = { other, at };
      }
    }
  }
  if (place === null) return false;
  group[seat] = place.other[place.at] as Player;
  place.other[place.at] = player;
  return true;
};

/** The cost of this player in this group. */
const costOf = <Player>(
  group: ReadonlyArray<Player>,
  seat: number,
  player: Player | undefined,
  timesOf: Times<Player>,
) => {
  let cost = 0;
  for (const [at, mate] of group.entries()) {
    if (at === seat || player === undefined) continue;
    const times = timesOf(player, mate);
    cost += times * times;
  }
  return cost;
};

const costWithin = <Player>(group: ReadonlyArray<Player>, timesOf: Times<Player>) =>
  group.reduce((sum, player, seat) => sum + costOf(group, seat, player, timesOf), 0);
