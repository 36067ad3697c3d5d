import { Effect, Stream } from "effect";
import pg from "pg";
import type { EventLog } from "../../../application/ports/EventLog.ts";
import { EventStoreUnavailable } from "../../../application/ports/EventStore.ts";
import { reasonOf } from "../../failures/systemErrors.ts";

/** Says in words which of the two stores failed, and why. */
export type Explain = (failure: EventStoreUnavailable) => EventStoreUnavailable;

export const outageOf =
  (store: string, complaintAbout: (cause: unknown) => string): Explain =>
  ({ cause }) =>
    new EventStoreUnavailable({ cause: new Error(`${store} ${complaintAbout(cause)}`) });

export const complaintAboutDatabase = (cause: unknown) => {
  const verb = cause instanceof pg.DatabaseError ? "fails" : "does not answer";
  return `${verb}: ${reasonOf(cause)}`;
};

/** The same log, with explained errors. */
export const explained = (log: EventLog["Service"], explain: Explain): EventLog["Service"] => ({
  after: (position) => Stream.mapError(log.after(position), explain),
  head: Effect.mapError(log.head, explain),
  countAfter: (position) => Effect.mapError(log.countAfter(position), explain),
  at: (places) => Effect.mapError(log.at(places), explain),
  proof: Stream.mapError(log.proof, explain),
  appended: log.appended,
});
