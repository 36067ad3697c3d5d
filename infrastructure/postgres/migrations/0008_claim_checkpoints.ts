import { type Kysely, sql } from "kysely";

/**
 * The runner sends a whole page without waiting for answers. If another process has moved one of
 * its checkpoints, or a crash has reset it, this error ends the transaction.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    create function read.claim_checkpoints(ours json, seen bigint, reached bigint)
    returns void language plpgsql as $body$
    declare
      claimed integer;
    begin
      update read.checkpoint set position = reached, error = null, failed_since = null
      from json_to_recordset(ours) as our (projection text, version integer)
      where checkpoint.projection = our.projection and checkpoint.version = our.version
        and checkpoint.position = seen;
      get diagnostics claimed = row_count;
      if claimed < json_array_length(ours) then
        raise exception 'Of % read models, % do not stand at %',
          json_array_length(ours), json_array_length(ours) - claimed, seen;
      end if;
    end
    $body$`.execute(db);
};
