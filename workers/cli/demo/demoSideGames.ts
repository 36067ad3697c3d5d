import { range } from "../../../domain/golf/range.ts";
import { wolfInTurn } from "../../../domain/golf/sideGames/wolfHole.ts";
import { Cents, HoleNumber, RoundNumber } from "../../../domain/shared/values.ts";
import type { DemoPlayer } from "./demoAccounts.ts";
import { type DemoGame, demoGame, type Play } from "./demoGame.ts";

const common = {
  gameFormat: "individual",
  scoring: "gross",
  maxParticipants: null,
  teamSize: 1,
  payoutStructure: [100],
  isCombinedRounds: false,
  separateRounds: null,
} as const;

const wholeRound = {
  ...common,
  roundNumbers: [RoundNumber.make(2)],
  holeNumbers: range(1, 18).map((hole) => HoleNumber.make(hole)),
} as const;

/** Today's skins are won and carried while scores arrive; yesterday's par 3s are measured. */
export const playSideGames = (play: Play) => {
  const at = (places: ReadonlyArray<number>) =>
    places.flatMap((place) => play.players[place] ?? []);
  const skins = demoGame(play, "skins", 0, {
    ...wholeRound,
    gameType: "skins",
    purse: Cents.make(180_00),
    description: "Ten a hole, and whoever halves it carries it on.",
  });
  const nassau = demoGame(play, "nassau", 1, {
    ...wholeRound,
    gameType: "nassau",
    scoring: "net",
    purse: Cents.make(60_00),
    description: "Front, back and all of it, within the third group. Losers buy the soup.",
  });
  const wolf = demoGame(play, "wolf", 2, {
    ...wholeRound,
    gameType: "wolf",
    purse: Cents.make(40_00),
    description: "The second group hunts. The wolf chooses after the drives, or goes alone.",
  });
  const pack = at([10, 2, 5, 8]);
  return [
    ...skins.created,
    ...skins.joinedBy(at([0, 1, 4, 5, 13])),
    ...nassau.created,
    ...nassau.joinedBy(at([0, 3, 6, 9])),
    ...wolf.created,
    ...wolf.joinedBy(pack),
    ...choicesOf(pack, wolf),
    ...nearestPin(play),
  ];
};

/** The partner's distance from the Wolf in the order of joining; 0 is a Lone Wolf. */
const partners = [1, 2, 0, 3, 1, 0, 2, 3, 1, 2];

const choicesOf = (pack: ReadonlyArray<DemoPlayer>, wolf: DemoGame) =>
  partners.flatMap((steps, index) => {
    const inTurn = wolfInTurn(pack, index + 1);
    if (!inTurn) return [];
    const partner = steps === 0 ? null : pack[(pack.indexOf(inTurn) + steps) % pack.length];
    return wolf.chosen(HoleNumber.make(index + 1), inTurn, partner ?? null);
  });

/** Feet to the hole, by hole and player. Players who are not listed missed the green. */
const tapeMeasure = [
  [14.5, 6.25, 31],
  [22, 9.75],
  [4.5, 18.25, 12],
];

const nearestPin = (play: Play) => {
  const par3s = play.tournament.holes.filter(({ par }) => par === 3);
  const holeNumbers = par3s.map(({ holeNumber }) => HoleNumber.make(holeNumber));
  const eight = play.players.slice(0, 8);
  const nearest = demoGame(play, "closest to the pin", 3, {
    ...common,
    gameType: "closest_to_pin",
    roundNumbers: [RoundNumber.make(1)],
    holeNumbers,
    purse: Cents.make(80_00),
    description: "The par 3s of the first round. The tape measure is with the starter.",
  });
  const measured = holeNumbers.flatMap((hole, index) =>
    (tapeMeasure[index] ?? []).flatMap((feet, order) => {
      const player = eight[(hole + order) % eight.length];
      return player ? nearest.measured(hole, player, feet) : [];
    }),
  );
  return [...nearest.created, ...nearest.joinedBy(eight), ...measured];
};
