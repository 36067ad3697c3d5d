import { Effect } from "effect";
import { createSideGame } from "../../../application/sideGame/createSideGame.ts";
import { joinSideGame } from "../../../application/sideGame/joinSideGame.ts";
import { recordDistance } from "../../../application/sideGame/recordInSideGame.ts";
import { range } from "../../../domain/golf/range.ts";
import type { Actor } from "../../../domain/shared/recorded.ts";
import { Cents, HoleNumber, RoundNumber, type SideGameId } from "../../../domain/shared/values.ts";
import type { SideGameSettings } from "../../../domain/sideGame/settings.ts";
import type { DemoPlayer } from "./demoAccounts.ts";
import { type DemoTimes, demoContext } from "./demoContext.ts";
import type { DemoTournament } from "./demoTournament.ts";

interface Play {
  readonly tournament: DemoTournament;
  readonly players: ReadonlyArray<DemoPlayer>;
  readonly office: Actor;
  readonly times: DemoTimes;
}

const common = {
  gameFormat: "individual",
  scoring: "gross",
  maxParticipants: null,
  teamSize: 1,
  payoutStructure: [100],
  isCombinedRounds: false,
  separateRounds: null,
} as const;

/** Feet to the hole, by hole and player: who is not named missed the green. */
const tapeMeasure = [
  [14.5, 6.25, 31],
  [22, 9.75],
  [4.5, 18.25, 12],
];

/** Yesterday's par 3s are measured; today's skins are won and carried while the cards come in. */
export const playSideGames = Effect.fnUntraced(function* (play: Play) {
  const { tournament, players } = play;
  const par3s = tournament.holes.filter(({ par }) => par === 3);
  const holeNumbers = par3s.map(({ holeNumber }) => HoleNumber.make(holeNumber));
  const nearest = yield* newGame(play, "closest to the pin", {
    ...common,
    gameType: "closest_to_pin",
    roundNumbers: [RoundNumber.make(1)],
    holeNumbers,
    purse: Cents.make(80_00),
    description: "The par 3s of the first round. The tape measure is with the starter.",
  });
  yield* joinAll(play, nearest, players.slice(0, 8));
  yield* Effect.forEach(holeNumbers, (holeNumber, index) =>
    measure(play, nearest, holeNumber, tapeMeasure[index] ?? []),
  );

  const skins = yield* newGame(play, "skins", {
    ...common,
    gameType: "skins",
    roundNumbers: [RoundNumber.make(2)],
    holeNumbers: range(1, 18).map((hole) => HoleNumber.make(hole)),
    purse: Cents.make(180_00),
    description: "Ten a hole, and whoever halves it carries it on.",
  });
  const inGame = [1, 2, 4, 7, 13].flatMap((place) => players[place] ?? []);
  yield* joinAll(play, skins, inGame);
});

const stepOf = ({ tournament }: Play, step: string) => `${tournament.event.key} ${step}`;

const newGame = Effect.fnUntraced(function* (play: Play, name: string, settings: SideGameSettings) {
  const { tournament, office, times } = play;
  const context = demoContext(stepOf(play, name), times.on(-1, -170), office);
  const { sideGameId } = yield* createSideGame(tournament.tournamentId, settings, context);
  return sideGameId;
});

const joinAll = (play: Play, sideGameId: SideGameId, players: ReadonlyArray<DemoPlayer>) =>
  Effect.forEach(
    players,
    ({ id }, index) => {
      const context = demoContext(
        stepOf(play, `${sideGameId} ${id}`),
        play.times.on(-1, index - 160),
        { kind: "player", id },
      );
      const { tournamentId } = play.tournament;
      const alone = { teamName: null, isTeamCaptain: false, partnerId: null };
      // A seed that was cut off may go on when the event is over.
      return joinSideGame({ sideGameId, tournamentId, playerId: id, ...alone }, context).pipe(
        Effect.catchTag("SideGameNotOpen", () => Effect.void),
      );
    },
    { discard: true },
  );

const measure = (
  play: Play,
  sideGameId: SideGameId,
  holeNumber: HoleNumber,
  distances: ReadonlyArray<number>,
) =>
  Effect.forEach(
    distances,
    (distance, index) => {
      const { tournament, players, office, times } = play;
      const player = players[(holeNumber + index) % 8];
      if (!player) return Effect.void;
      const hole = {
        tournamentId: tournament.tournamentId,
        round: RoundNumber.make(1),
        holeNumber,
      };
      const step = stepOf(play, `${sideGameId} ${holeNumber} ${player.id}`);
      const context = demoContext(step, times.on(-1, 10 * holeNumber + index), office);
      return recordDistance({ sideGameId, ...hole, playerId: player.id, distance }, context).pipe(
        Effect.catchTag("NotInSideGame", () => Effect.void),
      );
    },
    { discard: true },
  );
