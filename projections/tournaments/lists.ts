import { sql } from "kysely";
import type { AdministratorId, TournamentId } from "../../domain/shared/values.ts";
import type { TournamentSettings } from "../../domain/tournament/settings.ts";
import type { TournamentStatus } from "../../domain/tournament/status.ts";
import { tablesOf } from "../engine/tablesOf.ts";
import type { RegistrationTables } from "../registrations/tables.ts";
import { type TournamentRow, withCounts } from "./queries.ts";
import { relevance, type TournamentTables } from "./tables.ts";

const { query } = tablesOf<RegistrationTables & TournamentTables>();

/** Never by number, because the order would give a hint about the numbers of private tournaments. */
const orders = {
  /** Those without a start come last. */
  start: sql`settings ->> 'startDate' asc nulls last, created_at, tournament_id`,
  relevance: sql.raw(relevance),
};

/** Written as in the index, which PostgreSQL would not use for a parameter. */
const isListed = sql<boolean>`not is_archived`;

type TournamentOrder = keyof typeof orders;

/** All tournaments except the archived ones, by start. */
export const allTournaments = query(
  (db): Promise<ReadonlyArray<TournamentRow>> =>
    withCounts(db).where(isListed).orderBy(orders.start).execute(),
);

/** The same with the archived ones. */
export const withArchivedTournaments = query(
  (db): Promise<ReadonlyArray<TournamentRow>> => withCounts(db).orderBy(orders.start).execute(),
);

/** The event admin in the settings of each tournament, archived ones too. */
export const tournamentAdmins = query(async (db) => {
  const rows = await db
    .selectFrom("tournament")
    .select([
      "tournament_id",
      sql<AdministratorId | null>`settings ->> 'eventAdminId'`.as("event_admin_id"),
    ])
    .execute();
  return rows.map(({ tournament_id: tournamentId, event_admin_id: eventAdminId }) => {
    return { tournamentId, settings: { eventAdminId } };
  });
});

/** What narrows nothing is null. */
export interface TournamentFilter {
  readonly status: TournamentStatus | null;
  /** In which it begins. */
  readonly year: number | null;
  readonly category: TournamentSettings["category"] | null;
}

interface Part extends TournamentFilter {
  readonly order: TournamentOrder;
  readonly limit: number;
  readonly offset: number;
}

/** Some of these tournaments, and how many there are of them. */
export const partOfTournaments = ({ order, limit, offset, ...filter }: Part) =>
  query(async (db) => {
    const isWanted = isListedAnd(filter);
    const rows: ReadonlyArray<TournamentRow> = await withCounts(db)
      .where(isWanted)
      .orderBy(orders[order])
      .limit(limit)
      .offset(offset)
      .execute();
    const { total } = await db
      .selectFrom("tournament")
      .select((all) => all.fn.countAll<number>().as("total"))
      .where(isWanted)
      .executeTakeFirstOrThrow();
    return { rows, total };
  });

const isListedAnd = ({ status, year, category }: TournamentFilter) =>
  sql.join<boolean>(
    [
      isListed,
      ...(status === null ? [] : [sql`status = ${status}`]),
      ...(year === null ? [] : [sql`left(settings ->> 'startDate', 4) = ${String(year)}`]),
      ...(category === null ? [] : [sql`settings ->> 'category' = ${category}`]),
    ],
    sql` and `,
  );

/**
 * The public part of all of them: enough for searching and sorting, and small, because there may be
 * thousands.
 */
export const tournamentTitles = (order: TournamentOrder) =>
  query(
    (db): Promise<ReadonlyArray<TournamentTitle>> =>
      db
        .selectFrom("tournament")
        .select([
          "tournament_id as id",
          "status",
          sql<string>`settings ->> 'name'`.as("name"),
          sql<string>`settings ->> 'location'`.as("location"),
          sql<string | null>`settings ->> 'startDate'`.as("startDate"),
          sql<string | null>`settings ->> 'endDate'`.as("endDate"),
          sql<boolean>`(settings ->> 'isPrivate')::boolean`.as("isPrivate"),
          sql<TournamentSettings["category"]>`settings ->> 'category'`.as("category"),
        ])
        .where(isListed)
        .orderBy(orders[order])
        .execute(),
  );

export interface TournamentTitle {
  readonly id: TournamentId;
  readonly status: TournamentStatus;
  readonly name: string;
  readonly location: string;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly isPrivate: boolean;
  readonly category: TournamentSettings["category"];
}

/** These tournaments, in the order of their ids. */
export const tournamentsWithIds = (ids: ReadonlyArray<TournamentId>) =>
  query(async (db): Promise<ReadonlyArray<TournamentRow>> => {
    if (ids.length === 0) return [];
    const rows = await withCounts(db)
      .where("tournament_id", "=", sql<TournamentId>`any(${ids})`)
      .execute();
    const known = new Map(rows.map((row) => [row.tournament_id, row]));
    return ids.flatMap((id) => known.get(id) ?? []);
  });
