import { handicapAfter } from "../../domain/field/entry.ts";
import type { FieldEvent } from "../../domain/field/events.ts";
import { projection, type Reader } from "../engine/projection.ts";
import { tablesOf } from "../engine/tablesOf.ts";
import { concerning, type FieldFact, foldField, type RowRules } from "./foldField.ts";
import type { RegistrationTables } from "./tables.ts";
import { registrationTables } from "./tables.ts";

const { upsert } = tablesOf<RegistrationTables>();

type Registration = RegistrationTables["registration"];
type Cut = RegistrationTables["cut"];

interface Changes {
  readonly facts: Array<FieldFact>;
  readonly cuts: Array<Cut>;
}

/** The row stays, so that an old event does not make the cut again. */
const noCut = {
  ...{ top: 0, ties: false, within_strokes: null, cut_line: "-", player_ids: [] },
  is_withdrawn: true,
} as const;

const note = ({ facts }: Changes, fact: FieldFact) => facts.push(fact);

/** The players, the waitlist, the players who have left, the payments, and the cuts. */
export const registrations = projection({
  name: "registrations",
  version: 8,
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
    PlayerTeeChosen: note,
    PlayerHandicapCorrected: note,
    EntryFeeChosen: note,
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
        is_withdrawn: false,
        position,
      });
    },
    CutWithdrawn: (changes, fact) => {
      const { event, metadata, position } = fact;
      note(changes, fact);
      changes.cuts.push({
        ...{ tournament_id: event.tournamentId, after_round: event.afterRound },
        ...noCut,
        made_at: metadata.occurredAt,
        position,
      });
    },
  },

  write: async ({ facts, cuts }, read) => [
    ...upsert(
      "registration",
      ["tournament_id", "player_id"],
      foldField(await known(read, facts), facts, registrationRules),
    ),
    ...upsert("cut", ["tournament_id", "after_round"], cuts),
  ],
});

const known = async (read: Reader<RegistrationTables>, facts: ReadonlyArray<FieldFact>) =>
  facts.length === 0
    ? []
    : read.selectFrom("registration").selectAll().where(concerning(facts)).execute();

/** A payment stays recorded when the player leaves or registers again. */
export const registrationRules: RowRules<Registration> = {
  arrive: (entry, fact, before) => {
    const { event, metadata, position } = fact;
    const waits = event._tag === "PlayerWaitlisted";
    const hasPaid = before?.payment_status === "paid";
    return {
      ...entry,
      registration_id: event.registrationId,
      registration_date: metadata.occurredAt,
      ...(hasPaid ? paymentOf(before) : nothingPaid),
      fee: null,
      in_line_since: waits ? position : null,
      places: waits ? event.places : null,
      ...leavingAfter(before, fact),
      left_reason: null,
      tee_id: null,
      corrections: [],
    };
  },

  goOn: (entry, fact, before) => {
    const line = entry.status === "waitlist" ? before : { in_line_since: null, places: null };
    return {
      ...before,
      ...entry,
      ...paymentAfter(before, fact.event),
      fee: fact.event._tag === "EntryFeeChosen" ? fact.event.fee : before.fee,
      in_line_since: line.in_line_since,
      places: line.places,
      ...leavingAfter(before, fact),
      left_reason: reasonAfter(before, fact.event),
      ...handicapColumns(before, fact.event),
    };
  },
};

type Leaving = Pick<Registration, "left_at" | "left_with">;

/** A player who withdrew and is disqualified later counts as having left at the withdrawal. */
const leavingAfter = (
  before: Leaving | undefined,
  { event, metadata, position }: FieldFact,
): Leaving => {
  switch (event._tag) {
    case "PlayerRegistered":
    case "PlayerPromoted":
    case "PlayerReinstated":
      return { left_at: null, left_with: null };
    case "PlayerWithdrew":
    case "PlayerDisqualified":
    case "RegistrationDeclined":
    case "RegistrationRemoved":
      return {
        left_at: before?.left_at ?? metadata.occurredAt,
        left_with: before?.left_with ?? position,
      };
    case "PlayerWaitlisted":
    case "PlayerTeeChosen":
    case "PlayerHandicapCorrected":
    case "EntryFeeChosen":
    case "PaymentRecorded":
    case "PaymentRefunded":
    case "CutMade":
    case "CutWithdrawn":
      return { left_at: before?.left_at ?? null, left_with: before?.left_with ?? null };
  }
};

/** The position of the last event about whether they play. */
const reasonAfter = ({ left_reason }: Registration, event: FieldEvent) => {
  if (event._tag === "PlayerWithdrew" || event._tag === "PlayerDisqualified") return event.reason;
  const isBack = event._tag === "PlayerPromoted" || event._tag === "PlayerReinstated";
  return isBack ? null : left_reason;
};

const handicapColumns = (before: Registration, event: FieldEvent) => {
  const known = { teeId: before.tee_id, corrections: before.corrections };
  const { teeId, corrections } = handicapAfter(known, event);
  return { tee_id: teeId, corrections };
};

type Payment = Pick<
  Registration,
  "payment_status" | "payment_amount" | "payment_method" | "receipt"
>;

const nothingPaid: Payment = {
  ...{ payment_status: "pending", payment_amount: null, payment_method: null, receipt: null },
};

const paymentOf = ({ payment_status, payment_amount, payment_method, receipt }: Payment) => {
  return { payment_status, payment_amount, payment_method, receipt };
};

const paymentAfter = (before: Payment, event: FieldEvent): Payment => {
  if (event._tag !== "PaymentRecorded" && event._tag !== "PaymentRefunded") {
    return paymentOf(before);
  }
  const { amount, method, receipt = null } = event;
  const is = event._tag === "PaymentRecorded" ? "paid" : "refunded";
  return { payment_status: is, payment_amount: amount, payment_method: method, receipt };
};
