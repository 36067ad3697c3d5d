import { sql } from "kysely";

/** The order in which people look for each other in a list. */
export const byLastName = sql`lower(last_name), lower(first_name), id`;
