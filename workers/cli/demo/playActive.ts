import { Effect } from "effect";
import type { Actor } from "../../../domain/shared/recorded.ts";
import type { DemoPlayer } from "./demoAccounts.ts";
import { demoCard } from "./demoCards.ts";
import type { DemoTimes } from "./demoContext.ts";
import { enterAll, markPaid, moveTo } from "./demoField.ts";
import { playSideGames } from "./demoSideGames.ts";
import type { DemoTournament } from "./demoTournament.ts";

/** How many holes of today's round each has played, in the order of the field. */
const holesToday = [7, 18, 14, 9, 18, 12, 5, 18, 11, 3, 16, 0, 0, 18, 0, 0];

/** The second in the field waits for a signature. */
const signedToday = new Set([4, 7]);

const together = { concurrency: 8, discard: true } as const;

interface Play {
  readonly tournament: DemoTournament;
  readonly players: ReadonlyArray<DemoPlayer>;
  readonly office: Actor;
  readonly times: DemoTimes;
}

/** Yesterday's round is in, checked or waiting for it; today's is being played, also for money. */
export const playActive = Effect.fnUntraced(function* (play: Play) {
  const { tournament, players, times } = play;
  yield* enterAll(tournament, players, times);
  yield* markPaid(tournament, players.slice(0, 11), times);
  yield* moveTo(tournament, "active", times.on(-1, -180));
  yield* Effect.forEach(players, (player, place) => firstRound(play, player, place), together);
  yield* Effect.forEach(players, (player, place) => secondRound(play, player, place), together);
  yield* playSideGames(play);
});

const partnerOf = ({ players }: Play, place: number) => players[place ^ 1];

/** Most cards are official, some are signed only, one went back to its player. */
const firstRound = Effect.fnUntraced(function* (play: Play, player: DemoPlayer, place: number) {
  const { on } = play.times;
  const card = demoCard(play.tournament, player, 1, play.office);
  const partner = partnerOf(play, place);
  yield* card.playAll(on(-1, 8 * place));
  if (partner && place < 13) yield* card.signedBy(partner, on(-1, 250 + place));
  const [first] = card.scores;
  if (first && place === 4) {
    const oneMore = { ...first, strokes: first.strokes + 1, penalties: 1 };
    const reason = "The marker reported a penalty stroke on the first hole.";
    yield* card.corrected(oneMore, reason, on(-1, 270));
  }
  if (place < 10) yield* card.verified(on(-1, 280 + place));
  if (place === 13) {
    const reason = "Holes 7 and 8 look swapped. Please check them with your marker.";
    yield* card.sentBack(reason, on(-1, 300));
  }
});

/** Whoever is in has the holes; some partners have signed already. */
const secondRound = Effect.fnUntraced(function* (play: Play, player: DemoPlayer, place: number) {
  const { minutesAgo } = play.times;
  const card = demoCard(play.tournament, player, 2, play.office);
  const played = holesToday[place] ?? 0;
  yield* card.playUpTo(played, (hole) => minutesAgo(12 + 14 * (played - hole)));
  const partner = partnerOf(play, place);
  if (partner && signedToday.has(place)) yield* card.signedBy(partner, minutesAgo(4));
});
