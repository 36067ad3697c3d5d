import fc from "fast-check";
import {
  AdministratorId,
  Cents,
  ContactId,
  CourseId,
  LookupId,
  ShareCode,
  TeeId,
} from "../../shared/values.ts";
import type { ChangedSettings, TournamentSettings } from "../../tournament/settings.ts";
import { idOf, orNull, wallClock } from "./values.ts";

type EachSetting = {
  [Name in keyof TournamentSettings]-?: fc.Arbitrary<
    NonNullable<TournamentSettings[Name]> | Extract<TournamentSettings[Name], null>
  >;
};

const text = (maxLength: number) => fc.string({ minLength: 1, maxLength });

const eachSetting: EachSetting = {
  name: text(200),
  description: orNull(fc.string({ maxLength: 200 })),
  startDate: orNull(wallClock),
  endDate: orNull(wallClock),
  location: text(200),
  maxParticipants: fc.integer({ min: 0, max: 6 }),
  registrationFee: orNull(fc.integer({ min: 0, max: 100_000 }).map((cents) => Cents.make(cents))),
  courseId: orNull(idOf(CourseId)),
  category: fc.constantFrom("Tournament", "League", "Event"),
  eventType: text(50),
  isPrivate: fc.boolean(),
  registrationDeadline: orNull(wallClock),
  organizerContactId: orNull(idOf(ContactId)),
  eventAdminId: orNull(idOf(AdministratorId)),
  numberOfRounds: fc.integer({ min: 1, max: 4 }),
  scoringFormat: text(50),
  teamFormat: text(50),
  handicapRequired: fc.boolean(),
  participantStructureId: orNull(idOf(LookupId)),
  playFormatId: orNull(idOf(LookupId)),
  scoringMetricId: orNull(idOf(LookupId)),
  competitionContainerId: orNull(idOf(LookupId)),
  sideGamesEnabled: fc.boolean(),
  availableSideGames: fc.subarray(["skins", "nassau", "wolf"]),
  handicapAllowance: fc.integer({ min: 0, max: 100 }),
  teeId: orNull(idOf(TeeId)),
  tieBreak: fc.constantFrom("shared", "countback"),
  shareCode: orNull(fc.stringMatching(/^[0-9a-z]{10}$/).map((code) => ShareCode.make(code))),
  publicCards: fc.boolean(),
  groupScoring: fc.boolean(),
  startType: fc.constantFrom("tee_times", "shotgun"),
  indexInLaterRounds: fc.constantFrom("first_card", "of_day"),
  pointsBasis: fc.constantFrom("gross", "net"),
  otherFees: fc.uniqueArray(
    fc.record({
      name: text(40),
      amount: fc.integer({ min: 0, max: 100_000 }).map((cents) => Cents.make(cents)),
    }),
    { maxLength: 3, selector: ({ name }) => name },
  ),
};

/** The settings of a new tournament: its end is never before its start. */
export const settings: fc.Arbitrary<TournamentSettings> = fc.record(eachSetting).map((all) => {
  const { startDate, endDate } = all;
  if (startDate === null || endDate === null || startDate <= endDate) return all;
  return { ...all, startDate: endDate, endDate: startDate };
});

const names = Object.keys(eachSetting) as ReadonlyArray<keyof TournamentSettings>;

/** An edit of a few settings, including edits that must be refused. */
export const changedSettings: fc.Arbitrary<ChangedSettings> = fc
  .tuple(fc.record(eachSetting), fc.subarray([...names], { maxLength: 4 }))
  .map(([all, few]) => Object.fromEntries(few.map((name) => [name, all[name]])));
