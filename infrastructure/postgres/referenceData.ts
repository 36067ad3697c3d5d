import { Effect, type Result } from "effect";
import { type Kysely, sql, type Transaction } from "kysely";
import { DatabaseError } from "pg";
import { ReferenceDataUnavailable } from "../../application/ports/ReferenceData.ts";
import type { ReferenceTables } from "./referenceTables.ts";

export type ReferenceDb = Kysely<ReferenceTables>;
export type ReferenceTransaction = Transaction<ReferenceTables>;

/** Whatever the driver throws becomes one failure. */
export const attempt = <A>(run: () => Promise<A>) =>
  Effect.tryPromise({ try: run, catch: (cause) => new ReferenceDataUnavailable({ cause }) });

/** One row, or the refusal that says it is not there. */
export const attemptOr = <A, Refusal>(
  refusal: () => Refusal,
  run: () => Promise<A | undefined>,
): Effect.Effect<A, Refusal | ReferenceDataUnavailable> =>
  attempt(run).pipe(
    Effect.flatMap((row) => (row === undefined ? Effect.fail(refusal()) : Effect.succeed(row))),
  );

/** A refusal is found before anything is written, so the transaction may end as any other. */
export const transact = <Answer extends Result.Result<unknown, unknown>>(
  db: ReferenceDb,
  run: (tx: ReferenceTransaction) => Promise<Answer>,
): Effect.Effect<
  Result.Result.Success<Answer>,
  Result.Result.Failure<Answer> | ReferenceDataUnavailable
> => attempt(() => db.transaction().execute(run)).pipe(Effect.flatMap(toEffect));

/** A union of results, taken as one. */
const toEffect = <Answer extends Result.Result<unknown, unknown>>(answer: Answer) =>
  Effect.fromResult(
    answer as Result.Result<Result.Result.Success<Answer>, Result.Result.Failure<Answer>>,
  );

/** For a unique index that an update may run into. */
export const refuseViolationOf =
  <Refusal>(index: string, refusal: () => Refusal) =>
  <A, E>(change: Effect.Effect<A, E>): Effect.Effect<A, E | Refusal> =>
    Effect.catchIf(change, isViolationOf(index), () => Effect.fail(refusal()));

const isViolationOf = (index: string) => (error: unknown) =>
  error instanceof ReferenceDataUnavailable &&
  error.cause instanceof DatabaseError &&
  error.cause.constraint === index;

/** The right side of an `=`: also for an empty list, and one statement whatever its length. */
export const anyOf = <Value>(values: ReadonlyArray<Value>) => sql<Value>`any(${[...values]})`;
