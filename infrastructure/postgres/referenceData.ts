import { Effect, type Result } from "effect";
import { type Kysely, sql, type Transaction } from "kysely";
import { DatabaseError } from "pg";
import { ReferenceDataUnavailable } from "../../application/ports/ReferenceData.ts";
import type { ReferenceTables } from "./referenceTables.ts";

export type ReferenceDb = Kysely<ReferenceTables>;
export type ReferenceTransaction = Transaction<ReferenceTables>;

/** Turns every error of the driver into one failure. */
export const attempt = <A>(run: () => Promise<A>) =>
  Effect.tryPromise({ try: run, catch: (cause) => new ReferenceDataUnavailable({ cause }) });

/** Returns one row, or a refusal if it does not exist. */
export const attemptOr = <A, Refusal>(
  refusal: () => Refusal,
  run: () => Promise<A | undefined>,
): Effect.Effect<A, Refusal | ReferenceDataUnavailable> =>
  attempt(run).pipe(
    Effect.flatMap((row) => (row === undefined ? Effect.fail(refusal()) : Effect.succeed(row))),
  );

/** A refusal is found before the first write, so the transaction may end normally. */
export const transact = <Answer extends Result.Result<unknown, unknown>>(
  db: ReferenceDb,
  run: (tx: ReferenceTransaction) => Promise<Answer>,
): Effect.Effect<
  Result.Result.Success<Answer>,
  Result.Result.Failure<Answer> | ReferenceDataUnavailable
> => attempt(() => db.transaction().execute(run)).pipe(Effect.flatMap(toEffect));

/** Treats a union of results as one result. */
const toEffect = <Answer extends Result.Result<unknown, unknown>>(answer: Answer) =>
  Effect.fromResult(
    answer as Result.Result<Result.Result.Success<Answer>, Result.Result.Failure<Answer>>,
  );

/** For an update that may violate a unique index. */
export const refuseViolationOf =
  <Refusal>(index: string, refusal: () => Refusal) =>
  <A, E>(change: Effect.Effect<A, E>): Effect.Effect<A, E | Refusal> =>
    Effect.catchIf(change, isViolationOf(index), () => Effect.fail(refusal()));

const isViolationOf = (index: string) => (error: unknown) =>
  error instanceof ReferenceDataUnavailable &&
  error.cause instanceof DatabaseError &&
  error.cause.constraint === index;

/**
 * The right side of an `=`. It works for an empty list too, and the statement is the same for every
 * length.
 */
export const anyOf = <Value>(values: ReadonlyArray<Value>) => sql<Value>`any(${[...values]})`;
