import { Effect, Schema } from "effect";
import { TournamentFacts } from "../../../../application/facts/tournamentFacts.ts";
import { OrganiserClock } from "../../../../application/ports/OrganiserClock.ts";
import { People } from "../../../../application/ports/People.ts";
import { FieldEvent } from "../../../../domain/field/events.ts";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import { endOf, factsOfTypes } from "../../../../projections/journal/queries.ts";
import { registrationsOf } from "../../../../projections/registrations/queries.ts";
import type { Payment, Takings } from "../../../contract/field/takings.ts";
import { inDollars } from "../../../contract/inputs/cents.ts";
import type { Cell } from "../../http/csv.ts";
import { entryMoneyOf } from "./registrations.ts";

const { PaymentRecorded, PaymentRefunded } = FieldEvent.cases;
const decode = Schema.decodeUnknownEffect(
  Schema.Array(Schema.Union([PaymentRecorded, PaymentRefunded])),
);

/** Paid and open add up to what is owed, because what was paid stays owed. */
export const takingsOf = Effect.fnUntraced(function* (tournamentId: TournamentId) {
  const payments = yield* paymentsOf(tournamentId);
  const { settings } = yield* TournamentFacts.use((facts) => facts.tournament(tournamentId));
  const unpaid = (yield* registrationsOf(tournamentId)).filter(
    (row) => row.status === "registered" && row.payment_status !== "paid",
  );
  const paid = sumOf(payments.map(({ amount }) => amount));
  const open = sumOf(unpaid.map((row) => entryMoneyOf(row, settings).amount));
  const takings: Takings = { paid, open, owed: paid + open, payments };
  return takings;
});

const sumOf = (amounts: ReadonlyArray<number>) => amounts.reduce((sum, each) => sum + each, 0);

const types = ["PaymentRecorded", "PaymentRefunded"];

const paymentsOf = Effect.fnUntraced(function* (tournamentId: TournamentId) {
  const upTo = yield* endOf(tournamentId);
  const facts = yield* factsOfTypes(types, { tournamentId, upTo });
  const events = yield* Effect.orDie(decode(facts.map(({ event }) => event)));
  const people = yield* People.use(({ named }) =>
    named([...new Set(events.map(({ playerId }) => playerId))]),
  );
  const { timeZone } = yield* OrganiserClock;
  const dayOf = daysIn(timeZone);
  return events.map((event, index): Payment => {
    const { playerId, method, receipt = null } = event;
    const at = facts[index]?.metadata.occurredAt ?? "";
    const isRefund = event._tag === "PaymentRefunded";
    const person = people.get(playerId);
    return {
      playerId,
      user: person ? { firstName: person.firstName, lastName: person.lastName } : null,
      amount: isRefund ? 0 - event.amount : event.amount,
      method,
      receipt,
      kind: isRefund ? null : (event.fee ?? null),
      at,
      day: dayOf(at),
    };
  });
});

/** The Swedish format of a day is that of ISO 8601. */
const daysIn = (timeZone: string) => {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });
  return (at: string) => format.format(new Date(at));
};

const heading = ["Receipt", "Day", "First name", "Last name", "Fee", "Paid by", "Amount"];

export const takingsCells = ({ payments }: Takings): ReadonlyArray<ReadonlyArray<Cell>> => [
  heading,
  ...payments.map(({ receipt, day, user, kind, method, amount }) => [
    ...[receipt, day, user?.firstName ?? "", user?.lastName ?? ""],
    ...[kind ?? (amount < 0 ? "Refund" : "Registration fee"), method, inDollars(amount)],
  ]),
];
