import { Effect } from "effect";
import { Contacts } from "../../../application/ports/Contacts.ts";
import { Courses } from "../../../application/ports/Courses.ts";
import type { ContactId, CourseId } from "../../../domain/shared/values.ts";
import type { TournamentRow } from "../../../projections/tournaments/queries.ts";
import type { CountedEvent, Event, EventDetail } from "../../contract/event.ts";

type Emails = ReadonlyMap<ContactId, string>;

/** Visitors do not learn the number that opens a private event (AMB-26). */
export type Knows = "everything" | "what visitors know";

export const eventsOf = (rows: ReadonlyArray<TournamentRow>, knows: Knows) =>
  Effect.map(
    emailsOf(rows),
    (emails): ReadonlyArray<Event> => rows.map((row) => toEvent(row, emails, knows)),
  );

export const countedEventsOf = (rows: ReadonlyArray<TournamentRow>) =>
  Effect.map(
    emailsOf(rows),
    (emails): ReadonlyArray<CountedEvent> => rows.map((row) => toCounted(row, emails)),
  );

export const eventOf = (row: TournamentRow) =>
  Effect.map(emailsOf([row]), (emails): Event => toEvent(row, emails, "everything"));

export const eventDetailOf = Effect.fnUntraced(function* (row: TournamentRow) {
  const { courseId } = row.settings;
  const course = courseId ? yield* courseNamed(courseId) : null;
  const detail: EventDetail = { ...toCounted(row, yield* emailsOf([row])), course };
  return detail;
});

const courseNamed = (courseId: CourseId) =>
  Courses.use(({ manyById }) => manyById([courseId])).pipe(
    Effect.map((courses) => courses.get(courseId) ?? null),
  );

const emailsOf = (rows: ReadonlyArray<TournamentRow>) => {
  const ids = rows.flatMap(({ settings }) => settings.organizerContactId ?? []);
  return ids.length === 0
    ? Effect.succeed<Emails>(new Map())
    : Contacts.use((contacts) => contacts.emailsOf(ids));
};

const toCounted = (row: TournamentRow, emails: Emails): CountedEvent => ({
  ...toEvent(row, emails, "everything"),
  participantCount: row.participant_count,
  waitlistCount: row.waitlist_count,
});

const toEvent = (row: TournamentRow, emails: Emails, knows: Knows): Event => {
  const { organizerContactId, ...settings } = row.settings;
  const isHidden = settings.isPrivate && knows === "what visitors know";
  return {
    ...settings,
    id: row.tournament_id,
    eventId: isHidden ? null : row.number,
    status: row.status,
    organizerEmail: (organizerContactId && emails.get(organizerContactId)) ?? null,
    revision: row.revision,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
};
