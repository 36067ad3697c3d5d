import { Clock, Duration, Effect, Layer } from "effect";
import { SignInSteps } from "../../../application/ports/SignInSteps.ts";
import type { AdministratorId } from "../../../domain/shared/values.ts";
import type { Database } from "../../postgres/database.ts";
import { attempt, type ReferenceTransaction } from "../../postgres/referenceData.ts";
import { digestOf, newToken } from "../tokens.ts";

const LIFETIME = Duration.toMillis("5 minutes");

const CODES = 5;

const present = Effect.map(Clock.currentTimeMillis, (time) => new Date(time));

export const signInStepsPostgres = ({ reference: db }: Database) =>
  Layer.succeed(SignInSteps, {
    open: Effect.fnUntraced(function* (administratorId: AdministratorId) {
      const token = newToken();
      const now = yield* present;
      const expiresAt = new Date(now.getTime() + LIFETIME);
      yield* attempt(() => db.deleteFrom("signInSteps").where("expiresAt", "<=", now).execute());
      const step = { tokenDigest: digestOf(token), administratorId, expiresAt };
      yield* attempt(() => db.insertInto("signInSteps").values(step).execute());
      return token;
    }),

    tryCode: Effect.fnUntraced(function* (token: string) {
      const now = yield* present;
      // One statement counts and checks, so that many codes at once cannot exceed the number.
      const step = yield* attempt(() =>
        db
          .updateTable("signInSteps")
          .from("administrators")
          .set((row) => ({ tries: row("tries", "+", 1) }))
          .whereRef("administrators.id", "=", "administratorId")
          .where("isArchived", "=", false)
          .where("tokenDigest", "=", digestOf(token))
          .where("expiresAt", ">", now)
          .where("tries", "<", CODES)
          .returning("administratorId")
          .executeTakeFirst(),
      );
      return step?.administratorId ?? null;
    }),

    use: Effect.fnUntraced(function* (token: string) {
      const digest = digestOf(token);
      const used = yield* attempt(() =>
        db.deleteFrom("signInSteps").where("tokenDigest", "=", digest).executeTakeFirstOrThrow(),
      );
      return used.numDeletedRows > 0n;
    }),
  });

/** Ends what began with the old password, or before the second factor changed. */
export const endSignInSteps = async (
  tx: ReferenceTransaction,
  administratorId: AdministratorId,
): Promise<void> => {
  await tx.deleteFrom("signInSteps").where("administratorId", "=", administratorId).execute();
};
