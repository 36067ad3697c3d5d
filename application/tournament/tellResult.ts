import { Effect, Schema } from "effect";
import { Position, type Recorded } from "../../domain/shared/recorded.ts";
import { type ContactId, TournamentId } from "../../domain/shared/values.ts";
import { TournamentEvent } from "../../domain/tournament/events.ts";
import { Contacts } from "../ports/Contacts.ts";
import { type JobKind, Jobs } from "../ports/Jobs.ts";
import { type Mail, Mailer } from "../ports/Mailer.ts";
import { tournamentClock } from "./followSchedule.ts";

/** The end of a tournament, by the position of the event that completed it. */
const Ended = Schema.Struct({ tournamentId: TournamentId, position: Position });
export type Ended = typeof Ended.Type;

export const tellResultJob: JobKind<Ended> = { name: "tell-result", payload: Ended };

const isCompletion = Schema.is(
  Schema.Struct({
    ...TournamentEvent.cases.TournamentStatusChanged.fields,
    to: Schema.Literal("completed"),
  }),
);

/** Nobody is told of tournaments that were imported, or made for a demonstration. */
const isPlayed = ({ metadata: { actor } }: Recorded) =>
  actor.kind === "admin" ||
  (actor.kind === tournamentClock.kind && actor.id === tournamentClock.id);

/** After a tournament was completed its organiser is told, once for each time. */
export const tellResultAfter = Effect.fnUntraced(function* (recorded: Recorded) {
  const { event, position, metadata } = recorded;
  if (!isCompletion(event) || !isPlayed(recorded)) return;
  const { tournamentId } = metadata;
  const { enqueue } = yield* Jobs;
  yield* enqueue(tellResultJob, { tournamentId, position }, { id: `${tournamentId}-${position}` });
});

interface Result {
  readonly tournamentId: TournamentId;
  readonly name: string;
  /** Null where the event names no organiser. */
  readonly contact: ContactId | null;
  /** The hash over all events up to the end, and how many they are. */
  readonly fingerprint: string;
  readonly events: number;
}

/**
 * Mails the fingerprint of the record to the organiser. In that mailbox nobody who can write in the
 * database can change it, so it proves the result later.
 */
export const mailResult = Effect.fnUntraced(function* (result: Result) {
  const { isOffered, site, send } = yield* Mailer;
  const { contact } = result;
  if (!isOffered || contact === null) return;
  const to = (yield* Contacts.use(({ emailsOf }) => emailsOf([contact]))).get(contact);
  if (to !== undefined) yield* send({ to, ...letter(site, result) });
});

const letter = (
  site: Mailer["Service"]["site"],
  { tournamentId, name, fingerprint, events }: Result,
): Omit<Mail, "to"> => ({
  subject: `${name} is completed: the fingerprint of its result`,
  text: [
    `${name} is completed. Its record has ${events} events and this fingerprint:`,
    fingerprint,
    `Keep this mail. Event ${events} in every later record of ${name} has this hash, whatever is corrected afterwards. If it has another one, somebody has changed what was recorded before. Whoever runs ${site.name} compares it with "golf audit verify <record> --fingerprint <this one>".`,
    `${site.address}/events/${tournamentId}?tab=leaderboard`,
  ].join("\n\n"),
});
