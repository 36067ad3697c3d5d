import { Effect, Layer } from "effect";
import { sql } from "kysely";
import { EventStoreUnavailable } from "../../application/ports/EventStore.ts";
import {
  type NumberedTournament,
  NumberedTournaments,
} from "../../application/ports/NumberedTournaments.ts";
import type { AdministratorId, PlayerId } from "../../domain/shared/values.ts";
import { privateNumbers } from "../../domain/tournament/privateNumber.ts";
import type { ReadDb, ReadModelUnavailable } from "../engine/readDb.ts";
import { tablesOf } from "../engine/tablesOf.ts";
import type { RegistrationTables } from "../registrations/tables.ts";
import type { TournamentTables } from "./tables.ts";

const { query } = tablesOf<TournamentTables & RegistrationTables>();

const isPrivate = sql<boolean>`(settings ->> 'isPrivate')::boolean`;

const findNumbered = (number: number, playerId: PlayerId | null) =>
  query(async (db): Promise<NumberedTournament | null> => {
    const row = await db
      .selectFrom("tournament")
      .select((eb) => [
        "tournament_id",
        isPrivate.as("is_private"),
        sql<AdministratorId | null>`settings ->> 'eventAdminId'`.as("event_admin_id"),
        eb
          .exists(
            eb
              .selectFrom("registration")
              .select("player_id")
              .whereRef("registration.tournament_id", "=", "tournament.tournament_id")
              .where("player_id", "=", playerId)
              .where("is_removed", "=", false)
              .where("status", "in", ["registered", "waitlist"]),
          )
          .as("is_in_field"),
      ])
      .where("number", "=", number)
      .executeTakeFirst();
    if (!row) return null;
    return {
      tournamentId: row.tournament_id,
      settings: { isPrivate: row.is_private, eventAdminId: row.event_admin_id },
      isInField: row.is_in_field === true,
    };
  });

const guessableNumbers = query(async (db) => {
  const { first, last } = privateNumbers;
  const rows = await db
    .selectFrom("tournament")
    .select("tournament_id")
    .where(isPrivate)
    .where((eb) => eb.not(eb.between("number", first, last)))
    .orderBy("created_at")
    .orderBy("tournament_id")
    .execute();
  return rows.map((row) => row.tournament_id);
});

const unavailable = (cause: ReadModelUnavailable) => new EventStoreUnavailable({ cause });

export const numberedTournaments = Layer.effect(
  NumberedTournaments,
  Effect.gen(function* () {
    const context = yield* Effect.context<ReadDb>();
    return {
      find: (number, playerId) =>
        findNumbered(number, playerId).pipe(
          Effect.mapError(unavailable),
          Effect.provideContext(context),
        ),
      guessable: guessableNumbers.pipe(
        Effect.mapError(unavailable),
        Effect.provideContext(context),
      ),
    };
  }),
);
