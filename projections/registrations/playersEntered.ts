import { sql } from "kysely";
import type { PlayerId } from "../../domain/shared/values.ts";
import { tablesOf } from "../engine/tablesOf.ts";
import type { RegistrationTables } from "./tables.ts";

const { query } = tablesOf<RegistrationTables>();

/** Which of these players entered an event since then, also those who have left it again. */
export const playersEntered = (playerIds: ReadonlyArray<PlayerId>, since: Date) =>
  query(async (db): Promise<ReadonlySet<PlayerId>> => {
    const rows = await db
      .selectFrom("registration")
      .select("player_id")
      .distinct()
      .where("player_id", "=", sql<PlayerId>`any(${[...playerIds]})`)
      .where("registration_date", ">=", since.toISOString())
      .execute();
    return new Set(rows.map((row) => row.player_id));
  });
