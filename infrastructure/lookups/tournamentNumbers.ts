import { randomInt } from "node:crypto";
import { Layer } from "effect";
import { TournamentNumbers } from "../../application/ports/TournamentNumbers.ts";
import type { TournamentId } from "../../domain/shared/values.ts";
import { privateNumbers } from "../../domain/tournament/privateNumber.ts";
import type { Database } from "../postgres/database.ts";
import { attempt } from "../postgres/referenceData.ts";

/** Stands for "no number so far". */
const NONE = 0;

/** Numbers that are taken are drawn again: had they run out, this would go on for ever. */
const MOST_DRAWS = 1000;

/** Any of them is as likely as the others, and none follows from those before. */
const anyPrivateNumber = () => randomInt(privateNumbers.first, privateNumbers.last + 1);

export const tournamentNumbersPostgres = (
  { reference: db }: Database,
  draw: () => number = anyPrivateNumber,
) => {
  const find = async (tournamentId: TournamentId, replaces: number | null) => {
    const row = await db
      .selectFrom("tournamentNumbers")
      .select("number")
      .where("tournamentId", "=", tournamentId)
      .where("replaces", replaces === null ? "is" : "=", replaces)
      .executeTakeFirst();
    return row?.number;
  };

  /** Without a number the next one is counted. Nothing happens where it is taken already. */
  const take = (row: {
    readonly tournamentId: TournamentId;
    readonly number?: number;
    readonly replaces?: number;
  }) =>
    db
      .insertInto("tournamentNumbers")
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();

  /** Looked up first, because an insert counts on even when it then finds a conflict. */
  const given = async (
    tournamentId: TournamentId,
    replaces: number | null,
    next: () => Parameters<typeof take>[0],
  ) => {
    for (let draws = 0; draws < MOST_DRAWS; draws++) {
      const known = await find(tournamentId, replaces);
      if (known !== undefined) return known;
      await take(next());
    }
    throw new Error("There is no number left for a tournament");
  };

  return Layer.succeed(TournamentNumbers, {
    counted: (tournamentId) => attempt(() => given(tournamentId, null, () => ({ tournamentId }))),
    drawn: (tournamentId, replaced) => {
      const replaces = replaced ?? NONE;
      return attempt(() =>
        given(tournamentId, replaces, () => ({ tournamentId, number: draw(), replaces })),
      );
    },
  });
};
