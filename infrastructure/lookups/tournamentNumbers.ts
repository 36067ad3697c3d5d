import { randomInt } from "node:crypto";
import { Layer } from "effect";
import { sql } from "kysely";
import { TournamentNumbers } from "../../application/ports/TournamentNumbers.ts";
import type { TournamentId } from "../../domain/shared/values.ts";
import { privateNumbers } from "../../domain/tournament/privateNumber.ts";
import type { Database } from "../postgres/database.ts";
import { attempt } from "../postgres/referenceData.ts";

/** Stands for "no number so far". */
const NONE = 0;

/**
 * Numbers that are taken are skipped. Without this limit, the loop would never end if all were
 * taken.
 */
const MAX_ATTEMPTS = 1000;

/** Each number is equally likely, and earlier numbers do not help to guess it. */
const anyPrivateNumber = () => randomInt(privateNumbers.first, privateNumbers.last + 1);

export const tournamentNumbersPostgres = (
  { reference, read }: Database,
  draw: () => number = anyPrivateNumber,
) => {
  const find = async (tournamentId: TournamentId, replaces: number | null) => {
    const row = await reference
      .selectFrom("tournamentNumbers")
      .select("number")
      .where("tournamentId", "=", tournamentId)
      .where("replaces", replaces === null ? "is" : "=", replaces)
      .executeTakeFirst();
    return row?.number;
  };

  /**
   * If this table was restored from a backup, the events may contain newer numbers than the table.
   */
  const isHeld = async (number: number) => {
    const { rows } = await sql`select from read.tournament where number = ${number}`.execute(read);
    return rows.length > 0;
  };

  /** The number is looked up first, because a number that was counted cannot be put back. */
  const given = async (
    tournamentId: TournamentId,
    replaces: number | null,
    next: () => number | Promise<number>,
  ) => {
    for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts++) {
      const known = await find(tournamentId, replaces);
      if (known !== undefined) return known;
      const number = await next();
      if (await isHeld(number)) continue;
      await reference
        .insertInto("tournamentNumbers")
        .values({ tournamentId, number, replaces })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    throw new Error("There is no number left for a tournament");
  };

  const count = async () => {
    const { rows } = await sql<{ number: string }>`
      select nextval(pg_get_serial_sequence('reference.tournament_numbers', 'number')) as number
    `.execute(reference);
    return Number(rows[0]?.number);
  };

  return Layer.succeed(TournamentNumbers, {
    counted: (tournamentId) => attempt(() => given(tournamentId, null, count)),
    drawn: (tournamentId, replaced) => attempt(() => given(tournamentId, replaced ?? NONE, draw)),
  });
};
