import { sql } from "kysely";

/** As people look for each other in a list. */
export const byLastName = sql`lower(last_name), lower(first_name), id`;
