import fc from "fast-check";
import type { EntryTerms } from "../../field/entryTerms.ts";
import type { WhenFull } from "../../field/registration.ts";
import { tournamentId } from "../../scorecard/examples.ts";
import { Cents, type HoleNumber, type PlayerId, TeeId } from "../../shared/values.ts";
import { roundCourse } from "../../tournament/examples.ts";
import type { Fees } from "../../tournament/fees.ts";
import { privateNumbers } from "../../tournament/privateNumber.ts";
import type { RoundCourse } from "../../tournament/roundCourse.ts";
import type { FieldCommand, TournamentCommand } from "../commands.ts";
import { holeNumber } from "./scores.ts";
import { changedSettings, settings } from "./settings.ts";
import {
  anyPlayer,
  handicapIndex,
  idOf,
  orNull,
  roundNumber,
  tag,
  tournamentStatus,
  wallClock,
} from "./values.ts";

const ofTournament = { tournamentId: fc.constant(tournamentId) };

const privateNumber = fc.integer({ min: privateNumbers.first, max: privateNumbers.last });

const someFees: Fees = {
  registrationFee: Cents.make(5000),
  otherFees: [{ name: "Guest", amount: Cents.make(8000) }],
};

const place = fc.integer({ min: 1, max: 2 });

const recordPlayOff = (level: ReadonlyArray<PlayerId>) =>
  fc.record({
    ...tag("RecordPlayOff"),
    ...{ ...ofTournament, place, level: fc.constant(level) },
    playerIds: fc.oneof(
      fc.shuffledSubarray([...level], { minLength: level.length }),
      fc.shuffledSubarray([...level], { minLength: 1 }),
      fc.uniqueArray(anyPlayer),
    ),
    scoring: fc.constantFrom("gross" as const, "net" as const, "stableford" as const),
    note: orNull(fc.constant("On the third hole")),
    isLastRoundComplete: fc.oneof(fc.constant(true), fc.boolean()),
  });

type NonEmptyHoles = readonly [HoleNumber, ...ReadonlyArray<HoleNumber>] & Array<HoleNumber>;

const ruleRound = fc.record({
  ...tag("RuleRound"),
  ...{ ...ofTournament, round: roundNumber, counts: fc.boolean() },
  holes: orNull(
    fc
      .uniqueArray(holeNumber, { minLength: 1 })
      .filter((holes): holes is NonEmptyHoles => holes.length > 0),
  ),
  reason: fc.constantFrom("storm", "darkness"),
});

const course = fc
  .subarray([...roundCourse.tees])
  .map((tees): RoundCourse => ({ ...roundCourse, tees }));

/** Any command to one tournament, including commands that must be refused. */
export const tournamentCommand: fc.Arbitrary<TournamentCommand> = fc.oneof(
  fc.record({
    ...tag("CreateTournament"),
    ...ofTournament,
    number: fc.integer({ min: 1, max: 9999 }),
    status: tournamentStatus,
    settings,
  }),
  fc.record({
    ...tag("ChangeTournamentSettings"),
    ...ofTournament,
    changed: changedSettings,
    status: orNull(tournamentStatus),
    lastRoundWithScores: orNull(roundNumber),
    basedOn: orNull(fc.nat({ max: 10 })),
    privateNumber,
  }),
  fc.record({ ...tag("ReplaceGuessableNumber"), ...ofTournament, number: privateNumber }),
  fc.record({ ...tag("FollowSchedule"), ...ofTournament, today: wallClock }),
  fc.record({ ...tag("ArchiveTournament"), ...ofTournament }),
  { weight: 3, arbitrary: fc.uniqueArray(anyPlayer, { minLength: 2 }).chain(recordPlayOff) },
  { weight: 2, arbitrary: fc.record({ ...tag("WithdrawPlayOff"), ...ofTournament, place }) },
  { weight: 2, arbitrary: ruleRound },
  fc.oneof(
    fc.record({ ...tag("FixRoundCourse"), ...ofTournament, round: roundNumber, course }),
    fc.record({ ...tag("ChangeRoundCourse"), ...ofTournament, round: roundNumber, course }),
  ),
);

/** To a tenth; plus handicaps are negative. */
const correctHandicapOfPlayer = fc
  .record({
    ...tag("CorrectHandicapOfPlayer"),
    ...{ ...ofTournament, playerId: anyPlayer, fromRound: roundNumber },
    correction: fc.oneof(
      fc.record({ handicapIndex: orNull(handicapIndex) }),
      fc.record({ teeId: orNull(idOf(TeeId)) }),
    ),
    reason: fc.constant("typed wrong"),
  })
  .map(({ correction, ...command }) => ({ ...command, ...correction }));

const mostlyUpcoming = fc.oneof(
  { weight: 3, arbitrary: fc.constant("upcoming" as const) },
  { weight: 1, arbitrary: tournamentStatus },
);

const entryTerms: fc.Arbitrary<EntryTerms> = fc.record({
  status: mostlyUpcoming,
  maxParticipants: fc.integer({ min: 0, max: 4 }),
  hasDeadlinePassed: fc.boolean(),
});

/** Any command to one field, including commands that must be refused. */
export const fieldCommandOn = (terms: fc.Arbitrary<EntryTerms>): fc.Arbitrary<FieldCommand> => {
  const ofPlayer = { ...ofTournament, playerId: anyPlayer, terms };
  const by = fc.constantFrom("player" as const, "admin" as const);
  const reason = orNull(fc.constant("injured"));
  const players = fc.uniqueArray(anyPlayer);
  const register = { ...tag("RegisterPlayer"), isHandicapMissing: fc.constant(false) };
  const fee = { fee: fc.constantFrom(null, "Guest"), fees: fc.constant(someFees) };
  const whenFull = fc.constantFrom<WhenFull>("ask", "add", "wait");
  return fc.oneof(
    { weight: 5, arbitrary: fc.record({ ...register, ...ofPlayer }) },
    { weight: 2, arbitrary: fc.record({ ...tag("EnterPlayer"), ...ofPlayer, ...fee, whenFull }) },
    { weight: 3, arbitrary: fc.record({ ...tag("WithdrawPlayer"), ...ofPlayer, by, reason }) },
    { weight: 2, arbitrary: fc.record({ ...tag("AcceptPlayer"), ...ofPlayer }) },
    fc.record({ ...tag("DeclineRegistration"), ...ofPlayer }),
    fc.record({ ...tag("RemoveRegistration"), ...ofPlayer }),
    { weight: 2, arbitrary: fc.record({ ...tag("BringBack"), ...ofPlayer }) },
    fc.record({ ...tag("DisqualifyPlayer"), ...ofPlayer, reason }),
    {
      weight: 2,
      arbitrary: fc.record({
        ...tag("RecordPayment"),
        ...ofPlayer,
        fees: fc.constant(someFees),
        method: fc.constantFrom("cash", "card", "bank"),
      }),
    },
    { weight: 3, arbitrary: fc.record({ ...tag("RefundPayment"), ...ofPlayer }) },
    fc.oneof(
      fc.record({ ...tag("ChooseFee"), ...ofPlayer, ...fee }),
      fc.record({
        ...tag("ChooseTee"),
        ...ofPlayer,
        teeId: orNull(idOf(TeeId)),
        hasScores: fc.boolean(),
      }),
      correctHandicapOfPlayer,
    ),
    fc.record({ ...tag("PromoteFromWaitlist"), ...ofTournament, terms }),
    fc.record({
      ...tag("MakeCut"),
      ...ofTournament,
      numberOfRounds: fc.integer({ min: 1, max: 4 }),
      afterRound: roundNumber,
      top: fc.nat({ max: 3 }),
      ties: fc.boolean(),
      withinStrokes: orNull(fc.nat({ max: 10 })),
      cutLine: fc.constantFrom("E", "+4"),
      playerIds: players,
      incomplete: fc.oneof(fc.constant([]), players),
      laterRoundHasScores: fc.boolean(),
    }),
    fc.record({
      ...tag("WithdrawCut"),
      ...ofTournament,
      afterRound: roundNumber,
      laterRoundHasScores: fc.boolean(),
    }),
  );
};

export const fieldCommand = fieldCommandOn(entryTerms);
