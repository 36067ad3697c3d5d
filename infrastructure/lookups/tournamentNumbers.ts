import { Effect, Layer } from "effect";
import { TournamentNumbers } from "../../application/ports/TournamentNumbers.ts";
import type { TournamentId } from "../../domain/shared/values.ts";
import type { Database } from "../postgres/database.ts";
import { attempt } from "../postgres/referenceData.ts";

export const tournamentNumbersPostgres = ({ reference: db }: Database) => {
  const find = (tournamentId: TournamentId) =>
    db.selectFrom("tournamentNumbers").select("number").where("tournamentId", "=", tournamentId);

  return Layer.succeed(TournamentNumbers, {
    numberOf: (tournamentId) =>
      attempt(async () => {
        // Looked up first, because an insert takes a number even when it then finds a conflict.
        const known = await find(tournamentId).executeTakeFirst();
        if (known) return known.number;
        await db
          .insertInto("tournamentNumbers")
          .values({ tournamentId })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        return (await find(tournamentId).executeTakeFirstOrThrow()).number;
      }),

    tournamentIdOf: (number) =>
      attempt(() =>
        db
          .selectFrom("tournamentNumbers")
          .select("tournamentId")
          .where("number", "=", number)
          .executeTakeFirst(),
      ).pipe(Effect.map((row) => row?.tournamentId ?? null)),
  });
};
