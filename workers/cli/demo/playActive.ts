import type { Actor } from "../../../domain/shared/recorded.ts";
import type { DemoPlayer } from "./demoAccounts.ts";
import { demoCard } from "./demoCards.ts";
import type { DemoTimes } from "./demoContext.ts";
import { enterAll, markPaid, moveTo } from "./demoField.ts";
import { formPairs, makeGroups, type TeeOff } from "./demoGroups.ts";
import { playSideGames } from "./demoSideGames.ts";
import type { DemoTournament } from "./demoTournament.ts";

const minutesPerHole = 14;

/** How many holes of today's round each player has played, in the order of the field. */
const holesToday = [7, 18, 14, 9, 18, 12, 5, 18, 11, 3, 16, 0, 0, 18, 0, 0];

/**
 * Today's groups; the first ones have finished. Times in minutes ago; the last group is about to
 * start.
 */
const today = [
  { places: [1, 4, 7, 13], start: 280 },
  { places: [10, 2, 5, 8], start: 240 },
  { places: [3, 0, 6, 9], start: 140 },
  { places: [11, 12, 14, 15], start: -10 },
];

/** Some of today's cards are signed; the card of the second player waits for a signature. */
const signedToday = [
  { place: 4, signer: 7 },
  { place: 7, signer: 4 },
];

interface Play {
  readonly tournament: DemoTournament;
  readonly players: ReadonlyArray<DemoPlayer>;
  readonly office: Actor;
  readonly times: DemoTimes;
}

/** Yesterday's round is complete, partly verified; today's round is in progress, also for money. */
export const playActive = (play: Play) => {
  const { tournament, players, times } = play;
  const { on, minutesAgo } = times;
  const yesterday = [0, 4, 8, 12].map(
    (first): TeeOff => ({
      places: [first, first + 1, first + 2, first + 3],
      at: on(-1, 3 * first),
    }),
  );
  return [
    ...enterAll(tournament, players, times),
    ...markPaid(tournament, players.slice(0, 11), times),
    ...formPairs(play, on(-2, 0)),
    ...makeGroups(play, 1, yesterday, on(-2, 30)),
    moveTo(tournament, "active", on(-1, -180)),
    ...players.flatMap((player, place) => firstRound(play, player, place)),
    ...makeGroups(
      play,
      2,
      today.map(({ places, start }) => ({ places, at: minutesAgo(start) })),
      on(-1, 360),
    ),
    ...players.flatMap((player, place) => secondRound(play, player, place)),
    ...signedToday.flatMap(({ place, signer }) => signToday(play, place, signer)),
    ...playSideGames(play),
  ];
};

/** Most cards are official, some are only signed, one was sent back to its player. */
const firstRound = (play: Play, player: DemoPlayer, place: number) => {
  const { on } = play.times;
  const card = demoCard(play.tournament, player, 1, play.office);
  const partner = play.players[place ^ 1];
  const start = 12 * Math.floor(place / 4) + (place % 4);
  const [first] = card.scores;
  return [
    ...card.playUpTo(18, (hole) => on(-1, start + minutesPerHole * hole)),
    ...(partner && place < 13 ? [card.signedBy(partner, on(-1, 300 + place))] : []),
    ...(first && place === 4
      ? [
          card.corrected(
            { ...first, strokes: first.strokes + 1, penalties: 1 },
            "The marker reported a penalty stroke on the first hole.",
            on(-1, 320),
          ),
        ]
      : []),
    ...(place < 10 ? [card.verified(on(-1, 330 + place))] : []),
    ...(place === 13
      ? [
          card.sentBack(
            "Holes 7 and 8 look swapped. Please check them with your marker.",
            on(-1, 350),
          ),
        ]
      : []),
  ];
};

/** A player who has finished has all holes, the last of them some minutes ago. */
const secondRound = (play: Play, player: DemoPlayer, place: number) => {
  const { minutesAgo } = play.times;
  const card = demoCard(play.tournament, player, 2, play.office);
  const played = holesToday[place] ?? 0;
  const sinceLast = 6 + (place % 7);
  return card.playUpTo(played, (hole) => minutesAgo(sinceLast + minutesPerHole * (played - hole)));
};

const signToday = ({ tournament, players, office, times }: Play, place: number, by: number) => {
  const [player, signer] = [players[place], players[by]];
  if (!player || !signer) return [];
  return [demoCard(tournament, player, 2, office).signedBy(signer, times.minutesAgo(4))];
};
