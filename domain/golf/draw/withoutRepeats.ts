import { shuffled } from "./shuffled.ts";

interface Terms<Player> {
  /** Of each group, in order; together as many as there are players. */
  readonly sizes: ReadonlyArray<number>;
  /** Who has played together; whoever did so twice stands here twice. */
  readonly earlier: ReadonlyArray<ReadonlyArray<Player>>;
  /** Decides between draws that are equally good. */
  readonly seed: number;
}

/** More looks find hardly anything better, and each takes a moment in a large field. */
const ATTEMPTS = 6;
const MOST_PASSES = 12;

/**
 * Groups in which as few as possible meet somebody again; meeting a third time counts more than two
 * second times. The order is that of the groups, one after the other. It begins with shuffled
 * groups and changes places while that helps, several times over: good, not proven to be the best.
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

/** How often a player was in one group with each other one. */
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

/** Lets players change places as long as a whole pass finds somebody who is better off elsewhere. */
const improve = <Player>(groups: Array<Array<Player>>, timesOf: Times<Player>) => {
  for (let pass = 0; pass < MOST_PASSES; pass++) {
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

/** Changes places with whoever makes it best for both groups. */
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

/** What it costs that this player sits there. */
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
