import type { FieldEvent } from "../../domain/field/events.ts";
import { projection, type Reader } from "../engine/projection.ts";
import type { ReadTables } from "../engine/readDb.ts";
import { upsert } from "../engine/statements.ts";
import { concerning, type FieldFact, foldField, type RowRules } from "./foldField.ts";
import { registrationTables } from "./tables.ts";

type Registration = ReadTables["registration"];
type Cut = ReadTables["cut"];

interface Changes {
  readonly facts: Array<FieldFact>;
  readonly cuts: Array<Cut>;
}

const note = ({ facts }: Changes, fact: FieldFact) => facts.push(fact);

/** Who plays, waits or has left, who has paid, and who may play on. */
export const registrations = projection({
  name: "registrations",
  version: 3,
  tables: registrationTables,

  collect: (): Changes => ({ facts: [], cuts: [] }),

  handles: {
    PlayerRegistered: note,
    PlayerWaitlisted: note,
    PlayerPromoted: note,
    PlayerReinstated: note,
    PlayerWithdrew: note,
    PlayerDisqualified: note,
    RegistrationDeclined: note,
    RegistrationRemoved: note,
    PaymentRecorded: note,
    PaymentRefunded: note,
    CutMade: (changes, fact) => {
      const { event, metadata, position } = fact;
      note(changes, fact);
      changes.cuts.push({
        tournament_id: event.tournamentId,
        after_round: event.afterRound,
        top: event.top,
        ties: event.ties,
        within_strokes: event.withinStrokes,
        cut_line: event.cutLine,
        player_ids: event.playerIds,
        made_at: metadata.occurredAt,
        position,
      });
    },
  },

  write: async ({ facts, cuts }, read) => [
    ...upsert(
      "registration",
      ["tournament_id", "player_id"],
      foldField(await known(read, facts), facts, rules),
    ),
    ...upsert("cut", ["tournament_id", "after_round"], cuts),
  ],
});

const known = async (read: Reader, facts: ReadonlyArray<FieldFact>) =>
  facts.length === 0
    ? []
    : read.selectFrom("registration").selectAll().where(concerning(facts)).execute();

/** What was paid stays paid, whether the player leaves or comes again. */
const rules: RowRules<Registration> = {
  arrive: (entry, { event, metadata, position }, before) => {
    const waits = event._tag === "PlayerWaitlisted";
    const hasPaid = before?.payment_status === "paid";
    return {
      ...entry,
      registration_id: event.registrationId,
      registration_date: metadata.occurredAt,
      payment_status: hasPaid ? "paid" : "pending",
      payment_amount: hasPaid ? before.payment_amount : null,
      in_line_since: waits ? position : null,
      places: waits ? event.places : null,
    };
  },

  goOn: (entry, { event }, before) => {
    const line = entry.status === "waitlist" ? before : { in_line_since: null, places: null };
    return {
      ...before,
      ...entry,
      ...paymentAfter(before, event),
      in_line_since: line.in_line_since,
      places: line.places,
    };
  },
};

type Payment = Pick<Registration, "payment_status" | "payment_amount">;

const paymentAfter = (before: Payment, event: FieldEvent): Payment => {
  if (event._tag === "PaymentRecorded") {
    return { payment_status: "paid", payment_amount: event.amount };
  }
  if (event._tag === "PaymentRefunded") {
    return { payment_status: "refunded", payment_amount: event.amount };
  }
  const { payment_status, payment_amount } = before;
  return { payment_status, payment_amount };
};
