import type { ExpressionBuilder, Kysely } from "kysely";
import type { PlayerId, RegistrationId, TournamentId } from "../../domain/shared/values.ts";
import { tablesOf } from "../engine/tablesOf.ts";
import type { RegistrationTables } from "./tables.ts";

const { query } = tablesOf<RegistrationTables>();

/**
 * A registration and its place on the waitlist, counted from 1; null for players who are not on it.
 */
export interface RegistrationRow extends Registration {
  readonly waitlist_place: number | null;
}
type Registration = Readonly<RegistrationTables["registration"]>;

export interface CutRow extends Readonly<RegistrationTables["cut"]> {
  /** The players whom this cut sent home, also those who were disqualified later. */
  readonly missed_cut_ids: ReadonlyArray<PlayerId>;
}

/** All players of the field, cancelled ones too, in the order of their registrations. */
export const registrationsOf = (tournamentId: TournamentId) =>
  query(
    (db): Promise<ReadonlyArray<RegistrationRow>> =>
      registrations(db)
        .where("registration.tournament_id", "=", tournamentId)
        .orderBy("registration_date")
        .orderBy("player_id")
        .execute(),
  );

/** The tournaments in which a player has a place or is on the waitlist. */
export const fieldsOfPlayer = (playerId: PlayerId) =>
  query(async (db): Promise<ReadonlySet<TournamentId>> => {
    const rows = await db
      .selectFrom("registration")
      .select("tournament_id")
      .where("player_id", "=", playerId)
      .where("is_removed", "=", false)
      .where("status", "in", ["registered", "waitlist"])
      .execute();
    return new Set(rows.map((row) => row.tournament_id));
  });

/** All players of these fields, with those who wait or have left. */
export const playersIn = (tournamentIds: ReadonlyArray<TournamentId>) =>
  query(async (db): Promise<ReadonlySet<PlayerId>> => {
    if (tournamentIds.length === 0) return new Set();
    const rows = await db
      .selectFrom("registration")
      .select("player_id")
      .distinct()
      .where("tournament_id", "in", tournamentIds)
      .where("is_removed", "=", false)
      .execute();
    return new Set(rows.map((row) => row.player_id));
  });

/** Undefined if the player never registered; a player who has cancelled is still found. */
export const findRegistration = (tournamentId: TournamentId, playerId: PlayerId) =>
  query(
    (db): Promise<RegistrationRow | undefined> =>
      registrations(db)
        .where("registration.tournament_id", "=", tournamentId)
        .where("registration.player_id", "=", playerId)
        .executeTakeFirst(),
  );

/** The same, for callers that know either id. */
export const findParticipant = (
  tournamentId: TournamentId,
  participant: PlayerId | RegistrationId,
) =>
  query(
    (db): Promise<RegistrationRow | undefined> =>
      registrations(db)
        .where("registration.tournament_id", "=", tournamentId)
        .where((eb) =>
          eb.or([
            eb("registration.player_id", "=", participant as PlayerId),
            eb("registration.registration_id", "=", participant as RegistrationId),
          ]),
        )
        .executeTakeFirst(),
  );

/** The cuts of a tournament, by round. */
export const cutsOf = (tournamentId: TournamentId) =>
  query(async (db): Promise<ReadonlyArray<CutRow>> => {
    const [cuts, missed] = await Promise.all([
      db
        .selectFrom("cut")
        .selectAll()
        .where("tournament_id", "=", tournamentId)
        .where("is_withdrawn", "=", false)
        .orderBy("after_round")
        .execute(),
      db
        .selectFrom("registration")
        .select(["player_id", "missed_cut_after"])
        .where("tournament_id", "=", tournamentId)
        .where("missed_cut_after", "is not", null)
        .orderBy("player_id")
        .execute(),
    ]);
    return cuts.map((cut) => {
      const home = missed.filter((row) => row.missed_cut_after === cut.after_round);
      return { ...cut, missed_cut_ids: home.map((row) => row.player_id) };
    });
  });

const registrations = (db: Kysely<RegistrationTables>) =>
  db
    .selectFrom("registration")
    .selectAll("registration")
    .select(waitlistPlace)
    .where("registration.is_removed", "=", false);

/** Null for registrations that are not on the waitlist. */
export const waitlistPlace = (eb: ExpressionBuilder<RegistrationTables, "registration">) =>
  eb
    .case()
    .when("registration.status", "=", "waitlist")
    .then(
      eb
        .selectFrom("registration as ahead")
        .select((row) => row.fn.countAll<number>().as("count"))
        .whereRef("ahead.tournament_id", "=", "registration.tournament_id")
        .whereRef("ahead.in_line_since", "<=", "registration.in_line_since"),
    )
    .end()
    .as("waitlist_place");
