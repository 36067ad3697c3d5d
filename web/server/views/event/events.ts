import { Effect } from "effect";
import type { Caller } from "../../../../application/access/callers.ts";
import { handsOnBoard, insightInto } from "../../../../application/access/insight.ts";
import { playFormatOf } from "../../../../application/facts/formatOf.ts";
import { Contacts } from "../../../../application/ports/Contacts.ts";
import { Courses } from "../../../../application/ports/Courses.ts";
import type { ContactId, CourseId, TournamentId } from "../../../../domain/shared/values.ts";
import { settingsWhenAbsent } from "../../../../domain/tournament/settings.ts";
import { keptRules } from "../../../../projections/leaderboard/keptRules.ts";
import { fieldsOfPlayer } from "../../../../projections/registrations/queries.ts";
import type { TournamentRow } from "../../../../projections/tournaments/queries.ts";
import type { CountedEvent, Event, EventDetail } from "../../../contract/event/event.ts";
import type { AdminCaller } from "../../gate/callers.ts";
import { scoringsOf } from "../card/eventScoring.ts";
import { roundsOf } from "../card/roundsOf.ts";
import { newRulesOf } from "./newRules.ts";
import { strangersEvent } from "./strangersEvent.ts";

type Emails = ReadonlyMap<ContactId, string>;

/** Every event, with the fields that the caller may see. */
export const eventsOf = Effect.fnUntraced(function* (
  rows: ReadonlyArray<TournamentRow>,
  caller: Caller | null,
) {
  const emails = yield* emailsOf(rows);
  const fields = yield* fieldsOf(caller);
  return rows.map((row): Event => {
    const seen = seenBy(row, caller, fields.has(row.tournament_id));
    return seen.insight === "what strangers see"
      ? strangersEvent(row)
      : wholeEvent(row, emails, seen);
  });
});

export const countedEventsOf = Effect.fnUntraced(function* (
  rows: ReadonlyArray<TournamentRow>,
  admin: AdminCaller,
) {
  const emails = yield* emailsOf(rows);
  const scorings = yield* scoringsOf(rows);
  return rows.map((row): CountedEvent => toCounted(row, emails, scorings(row.settings), admin));
});

/** The event as an administrator who has changed it gets it. */
export const eventOf = (row: TournamentRow, admin: AdminCaller) =>
  Effect.map(
    emailsOf([row]),
    (emails): Event => wholeEvent(row, emails, seenBy(row, admin, false)),
  );

/** The whole event for a player who was told its number, and is not in its field yet. */
export const invitedEventOf = (row: TournamentRow) =>
  Effect.map(
    emailsOf([row]),
    (emails): Event => wholeEvent(row, emails, { insight: "everything", handsOn: false }),
  );

/** The event for its field and its administrators; the gate refuses all other callers. */
export const eventDetailOf = Effect.fnUntraced(function* (row: TournamentRow, caller: Caller) {
  const { courseId, teeId } = row.settings;
  const course = courseId ? yield* courseOf(courseId) : null;
  const format = yield* playFormatOf(row.settings);
  const scoring = (yield* scoringsOf([row]))(row.settings);
  const [first, ...others] = caller.kind === "admin" ? yield* newRulesOf(row) : [];
  const detail: EventDetail = {
    ...toCounted(row, yield* emailsOf([row]), scoring, caller),
    ...(format?.code === "MATCH" ? { isMatchPlay: true } : {}),
    ...(first && { newRules: [first, ...others] }),
    course: course && { id: course.id, name: course.name, location: course.location },
    playFormat: format?.name ?? null,
    teeName: course?.tees.find(({ id }) => id === teeId)?.name ?? null,
  };
  return detail;
});

const courseOf = (courseId: CourseId) =>
  Courses.use(({ byId }) => byId(courseId)).pipe(
    Effect.catchTag("CourseNotFound", () => Effect.succeed(null)),
  );

const emailsOf = (rows: ReadonlyArray<TournamentRow>) => {
  const ids = rows.flatMap(({ settings }) => settings.organizerContactId ?? []);
  return ids.length === 0
    ? Effect.succeed<Emails>(new Map())
    : Contacts.use((contacts) => contacts.emailsOf(ids));
};

const fieldsOf = (caller: Caller | null) =>
  caller?.kind === "player"
    ? fieldsOfPlayer(caller.id)
    : Effect.succeed<ReadonlySet<TournamentId>>(new Set());

const seenBy = (
  { tournament_id: tournamentId, settings }: TournamentRow,
  caller: Caller | null,
  isInField: boolean,
) => ({
  insight: insightInto({ tournamentId, settings }, caller, isInField),
  handsOn: handsOnBoard({ tournamentId, settings }, caller, isInField),
});

const toCounted = (
  row: TournamentRow,
  emails: Emails,
  scoring: Pick<CountedEvent, "scoring" | "stablefordBasis">,
  caller: Caller,
) => ({
  ...wholeEvent(row, emails, seenBy(row, caller, caller.kind === "player")),
  ...scoring,
  participantCount: row.participant_count,
  waitlistCount: row.waitlist_count,
});

const wholeEvent = (
  row: TournamentRow,
  emails: Emails,
  { insight, handsOn }: ReturnType<typeof seenBy>,
) => {
  const { organizerContactId, shareCode = null, ...settings } = row.settings;
  return {
    ...settingsWhenAbsent,
    ...settings,
    rounds: roundsOf(row),
    ...keptRules(row),
    publicBoard: shareCode !== null,
    shareCode: handsOn ? shareCode : null,
    id: row.tournament_id,
    eventId: insight === "everything" ? row.number : null,
    status: row.status,
    organizerEmail: (organizerContactId && emails.get(organizerContactId)) ?? null,
    revision: row.revision,
    participantCount: row.participant_count,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
};
