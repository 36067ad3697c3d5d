import type { Pool } from "pg";
import type { Recorded } from "../../../domain/shared/recorded.ts";

/**
 * Takes the lock of all appends, so that positions follow the order of commits here too. The times
 * of the events are kept; they are in the order of the log.
 */
export const appendToPostgres = async (pool: Pool, events: ReadonlyArray<Recorded>) => {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query("select pg_advisory_xact_lock(4242)");
    await client.query(append, [JSON.stringify(events.map(toRow))]);
    await client.query("commit");
    client.release();
  } catch (error) {
    client.release(true); // This also ends its transaction.
    throw error;
  }
};

const toRow = ({ event, metadata, stream, revision, recordedAt }: Recorded, index: number) => {
  const { _tag: type, ...data } = event as { readonly _tag: string };
  return { number: index + 1, stream, revision, type, data, metadata, recorded_at: recordedAt };
};

const append = `
  with incoming as (
    select * from jsonb_to_recordset($1) as _ (
      number integer, stream text, revision integer, type text, data jsonb, metadata jsonb,
      recorded_at timestamptz
    )
  ), last as (
    select position, seal from event_store.events order by position desc limit 1
  ), moved as (
    insert into event_store.streams select stream, max(revision) from incoming group by stream
    on conflict (stream) do update set revision = excluded.revision
  ), added as (
    select coalesce(last.position, 0) + number as position, stream, revision, type, data, metadata,
      recorded_at
    from incoming left join last on true
  ), lines as (
    select max(position) as head, string_agg(event_store.line_of(
      position, stream, revision, type, data, metadata, recorded_at
    ), chr(10) order by position) as text from added
  )
  insert into event_store.events
  select added.*, case when added.position = head
    then sha256(coalesce(last.seal, '') || convert_to(text, 'UTF8')) end
  from added cross join lines left join last on true`;
