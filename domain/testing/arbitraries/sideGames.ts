import fc from "fast-check";
import { GameFormat, GameScoring, GameType } from "../../golf/sideGames/gameTypes.ts";
import { Cents, HoleNumber, RoundNumber } from "../../shared/values.ts";
import { create, join, sideGameId, sixHoles } from "../../sideGame/examples.ts";
import type { SideGameSettings } from "../../sideGame/settings.ts";
import { tournamentId } from "../../tournament/examples.ts";
import type { SideGameCommand } from "../commands.ts";
import { anyPlayer, orNull, players, roundNumber, tournamentStatus } from "./values.ts";

const ofGame = { sideGameId: fc.constant(sideGameId), tournamentId: fc.constant(tournamentId) };
const tag = <Tag extends string>(name: Tag) => ({ _tag: fc.constant(name) });
const nearlyAlways = <Value>(usual: Value, other: Value) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constant(other) },
  );

/** Few players and few holes, so that commands meet the same ones. */
const holeNumber = fc.integer({ min: 1, max: 4 }).map((hole) => HoleNumber.make(hole));
const someHoles = fc
  .uniqueArray(holeNumber, { maxLength: 3 })
  .map((holes) => holes.toSorted((one, other) => one - other));
const purse = fc.nat({ max: 100_000 }).map((cents) => Cents.make(cents));

const separateRound = fc.record({
  roundNumber: fc.constant(RoundNumber.make(1)),
  holeNumbers: someHoles,
  purse,
  description: fc.string({ maxLength: 20 }),
});

const sideGameSettings: fc.Arbitrary<SideGameSettings> = fc.record({
  gameType: fc.oneof(
    fc.constantFrom("wolf" as const, "closest_to_pin" as const),
    fc.constantFrom(...GameType.literals),
  ),
  gameFormat: fc.constantFrom(...GameFormat.literals),
  scoring: fc.constantFrom(...GameScoring.literals),
  roundNumbers: fc.constantFrom([1] as const, [1, 2] as const, [2, 3, 4] as const).map(toRounds),
  holeNumbers: someHoles,
  purse,
  maxParticipants: orNull(fc.integer({ min: 1, max: 5 })),
  teamSize: fc.integer({ min: 1, max: 4 }),
  description: orNull(fc.string({ maxLength: 20 })),
  payoutStructure: fc.constantFrom([100] as const, [62.5, 37.5] as const),
  isCombinedRounds: fc.boolean(),
  separateRounds: orNull(fc.array(separateRound, { maxLength: 1 })),
});

function toRounds([first, ...others]: readonly [number, ...number[]]) {
  const rounds = others.map((round) => RoundNumber.make(round));
  return [RoundNumber.make(first), ...rounds] as const;
}

const distance = fc.record({
  kind: fc.constant("distance" as const),
  playerId: anyPlayer,
  distance: orNull(fc.constantFrom(0.01, 12.5, 999.99)),
});
const choice = fc.record({
  kind: fc.constant("wolf" as const),
  playerId: anyPlayer,
  partnerId: orNull(anyPlayer),
});

const recordingOn = (statuses: typeof tournamentStatus) =>
  fc.record({
    ...tag("RecordHole"),
    ...ofGame,
    round: fc.oneof(fc.constant(RoundNumber.make(1)), roundNumber),
    holeNumber,
    record: fc.oneof({ weight: 2, arbitrary: distance }, { weight: 1, arbitrary: choice }),
    courseHoles: fc.constant(sixHoles),
    by: orNull(anyPlayer),
    tournamentStatus: statuses,
  });

/** Any command to one side game, including commands that must be refused. */
const sideGameCommandOn = (statuses = tournamentStatus): fc.Arbitrary<SideGameCommand> =>
  fc.oneof(
    fc.record({
      ...tag("CreateSideGame"),
      ...ofGame,
      settings: sideGameSettings,
      courseHoles: fc.constantFrom([], sixHoles),
    }),
    {
      weight: 5,
      arbitrary: fc.record({
        ...tag("JoinSideGame"),
        ...ofGame,
        playerId: anyPlayer,
        teamName: orNull(fc.constantFrom("Reds", "Blues")),
        isTeamCaptain: fc.boolean(),
        partnerId: orNull(anyPlayer),
        isPartnerPlaying: nearlyAlways(true, false),
        tournamentStatus: statuses,
        hasBegun: nearlyAlways(false, true),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        ...tag("EnterInSideGame"),
        ...ofGame,
        playerId: anyPlayer,
        teamName: orNull(fc.constantFrom("Reds", "Blues")),
        isTeamCaptain: fc.constant(false),
        partnerId: orNull(anyPlayer),
        isPartnerPlaying: nearlyAlways(true, false),
        isFinal: nearlyAlways(false, true),
      }),
    },
    fc.record({
      ...tag("LeaveSideGame"),
      ...ofGame,
      playerId: anyPlayer,
      hasBegun: nearlyAlways(false, true),
    }),
    fc.record({
      ...tag("TakeOutOfSideGame"),
      ...ofGame,
      playerId: anyPlayer,
      isFinal: nearlyAlways(false, true),
    }),
    { weight: 12, arbitrary: recordingOn(statuses) },
  );

const mostlyActive = fc.oneof(
  { weight: 4, arbitrary: fc.constant("active" as const) },
  tournamentStatus,
);

/** Commands to a game of a tournament that is active most of the time. */
export const sideGameCommand = sideGameCommandOn(mostlyActive);

/** A game is created, some players join it, and values are recorded. */
export const sideGamePlayed: fc.Arbitrary<ReadonlyArray<SideGameCommand>> = fc
  .record({
    settings: sideGameSettings,
    some: fc.subarray([...players], { minLength: 4 }),
    recorded: fc.array(recordingOn(mostlyActive), { minLength: 2, maxLength: 6 }),
    rest: fc.array(sideGameCommand, { maxLength: 6 }),
  })
  .map(({ settings, some, recorded, rest }) => [
    create(settings),
    ...some.map((player) => join(player, { teamName: "Reds", partnerId: some[0] ?? player })),
    ...recorded,
    ...rest,
  ]);
