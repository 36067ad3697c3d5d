import { type Kysely, sql } from "kysely";

/** Older installations have a function of this name that does not return the time. */
export const up = async (db: Kysely<unknown>) => {
  await sql`drop function if exists event_store.append_batch(jsonb)`.execute(db);
  await appendBatch.execute(db);
};

/**
 * Appends to many streams in one transaction and returns one row for each append, in order, with
 * nulls if the stream has moved. The lock makes positions and times follow the order of commits, so
 * a reader that remembers a position never skips an event that is still being written.
 *
 * It also returns the time of recording, or null if nothing is new. So an append knows how its
 * events stand in the log, and the readers of the log in this process need not read them.
 */
const appendBatch = sql`
  create function event_store.append_batch(batch jsonb)
  returns table (new_revision integer, new_position bigint, new_time timestamptz)
  language plpgsql as $$
  declare
    time timestamptz;
    head bigint;
    old_head bigint;
    append record;
    starts bigint[] := '{}'; -- Of each append that is accepted, the position before its events.
  begin
    perform pg_advisory_xact_lock(4242);

    select position, greatest(recorded_at, clock_timestamp()) into old_head, time
    from event_store.events order by position desc limit 1;
    old_head := coalesce(old_head, 0);
    time := coalesce(time, clock_timestamp());
    head := old_head;

    for append in
      select stream, expected, events, jsonb_array_length(events) as count
      from jsonb_to_recordset(batch) as _ (stream text, expected integer, events jsonb)
    loop
      new_revision := append.expected + append.count;

      if append.expected = -1 then
        insert into event_store.streams values (append.stream, new_revision) on conflict do nothing;
      else
        update event_store.streams set revision = new_revision
        where stream = append.stream and revision = append.expected;
      end if;

      if found then
        starts := starts || head;
        head := head + append.count;
        new_position := head;
        new_time := time;
      else
        starts := starts || null::bigint;
        new_time := null;
        -- Its events may be there already: then it repeats an append that succeeded.
        select max(position) into new_position from event_store.events
        where stream = append.stream
          and revision > append.expected and revision <= new_revision
          and metadata ->> 'eventId'
            = append.events -> (revision - append.expected - 1) -> 'metadata' ->> 'eventId'
        having count(*) = append.count;
        if new_position is null then new_revision := null; end if;
      end if;
      return next;
    end loop;

    if head = old_head then return; end if;

    insert into event_store.events
    select start + number, item ->> 'stream', (item ->> 'expected')::integer + number,
      event ->> 'type', event -> 'data', event -> 'metadata', time
    from rows from (jsonb_array_elements(batch), unnest(starts)) as _ (item, start),
      jsonb_array_elements(item -> 'events') with ordinality as __ (event, number)
    where start is not null;

    perform pg_notify('event_store', head::text);
  end $$
`;
