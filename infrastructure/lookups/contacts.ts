import { Effect, Layer } from "effect";
import { Contacts } from "../../application/ports/Contacts.ts";
import type { ContactId } from "../../domain/shared/values.ts";
import type { Database } from "../postgres/database.ts";
import { anyOf, attempt } from "../postgres/referenceData.ts";

export const contactsPostgres = ({ reference: db }: Database) =>
  Layer.succeed(Contacts, {
    keep: (tournamentId, email, newId) =>
      attempt(async () => {
        await db
          .insertInto("contacts")
          .values({ id: newId, tournamentId, email })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        const kept = await db
          .selectFrom("contacts")
          .select("id")
          .where("tournamentId", "=", tournamentId)
          .where("email", "=", email)
          .executeTakeFirstOrThrow();
        return kept.id;
      }),

    emailsOf: Effect.fnUntraced(function* (ids: ReadonlyArray<ContactId>) {
      const contacts = yield* attempt(() =>
        db.selectFrom("contacts").selectAll().where("id", "=", anyOf(ids)).execute(),
      );
      return new Map(contacts.map(({ id, email }) => [id, email] as const));
    }),
  });
