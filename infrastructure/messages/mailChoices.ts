import { Effect, Layer } from "effect";
import { MailChoices } from "../../application/ports/MailChoices.ts";
import type { PlayerId } from "../../domain/shared/values.ts";
import { newToken } from "../accounts/tokens.ts";
import type { Database } from "../postgres/database.ts";
import { anyOf, attempt, type ReferenceDb } from "../postgres/referenceData.ts";

export const mailChoicesPostgres = ({ reference: db }: Database) =>
  Layer.succeed(MailChoices, {
    unwanted: Effect.fnUntraced(function* (players: ReadonlyArray<PlayerId>) {
      const rows = yield* attempt(() =>
        db
          .selectFrom("mailChoices")
          .select("playerId")
          .where("playerId", "=", anyOf(players))
          .where("wantsMail", "=", false)
          .execute(),
      );
      return new Set(rows.map(({ playerId }) => playerId));
    }),

    choose: (playerId, wantsMail) =>
      attempt(async () => {
        await keepRow(db, playerId);
        await db
          .updateTable("mailChoices")
          .set({ wantsMail })
          .where("playerId", "=", playerId)
          .execute();
      }),

    wayOut: (playerId) =>
      attempt(async () => {
        await keepRow(db, playerId);
        const row = await db
          .selectFrom("mailChoices")
          .select("token")
          .where("playerId", "=", playerId)
          .executeTakeFirst();
        return row?.token ?? null;
      }),

    turnOff: (token) =>
      attempt(async () => {
        const found = await db
          .updateTable("mailChoices")
          .set({ wantsMail: false })
          .where("token", "=", token)
          .returning("playerId")
          .executeTakeFirst();
        return found !== undefined;
      }),
  });

/** Nothing is kept of an account that was erased in the meantime. */
const keepRow = (db: ReferenceDb, playerId: PlayerId) =>
  db
    .insertInto("mailChoices")
    .columns(["playerId", "token"])
    .expression((select) =>
      select
        .selectFrom("players")
        .select((row) => ["id", row.val(newToken()).as("token")])
        .where("id", "=", playerId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
