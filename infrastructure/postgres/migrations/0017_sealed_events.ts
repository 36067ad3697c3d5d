import { type Kysely, sql } from "kysely";

/**
 * From here on events are only ever added. The last event of each append carries a seal: a hash over
 * the seal before it and over all events since then. So a change of any event breaks the seal after
 * it, and `golf verify` names the place.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`alter table event_store.events add column seal bytea`.execute(db);
  await lineOf.execute(db);
  await sealPresent.execute(db);
  await sql`drop function event_store.append_batch(jsonb)`.execute(db);
  await appendBatch.execute(db);
  await refuseChanges.execute(db);
};

/** What is hashed of an event: everything that is stored of it, the time in microseconds. */
const line = (position: "position" | "event_position") =>
  sql`concat_ws(chr(10), ${sql.raw(position)}, stream, revision, type, data, metadata,
    (extract(epoch from recorded_at) * 1000000)::bigint)`;

/** An append has the expression itself, since a call costs more than the hash. */
const lineOf = sql`
  create function event_store.line_of(
    event_position bigint, stream text, revision integer, type text, data jsonb, metadata jsonb,
    recorded_at timestamptz
  ) returns text language sql stable as $$ select ${line("event_position")} $$
`;

/** The events of an older installation get a seal in every thousand. */
const sealPresent = sql`
  do $$
  declare
    last bigint;
    last_seal bytea := '';
    page record;
  begin
    last := 0;
    loop
      select max(position) as position, string_agg(event_store.line_of(
          position, stream, revision, type, data, metadata, recorded_at
        ), chr(10) order by position) as text into page
      from (
        select * from event_store.events where position > last order by position limit 1000
      ) events;
      exit when page.position is null;
      last := page.position;
      last_seal := sha256(last_seal || convert_to(page.text, 'UTF8'));
      update event_store.events set seal = last_seal where position = last;
    end loop;
  end $$
`;

/**
 * Appends to many streams in one transaction and returns one row for each append, in order, with
 * nulls if the stream has moved. The lock makes positions and times follow the order of commits, so
 * a reader that remembers a position never skips an event that is still being written.
 *
 * Events that describe the past may ask for their own time: a batch is recorded at the latest time
 * that its events ask for, but never before the last recorded time and never in the future.
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
    last_time timestamptz;
    last_seal bytea;
    head bigint;
    old_head bigint;
    append record;
    starts bigint[] := '{}'; -- Of each append that is accepted, the position before its events.
  begin
    perform pg_advisory_xact_lock(4242);

    select least(max(coalesce((event ->> 'recordedAt')::timestamptz, 'infinity')), clock_timestamp())
    into time
    from jsonb_array_elements(batch) as _ (item), jsonb_array_elements(item -> 'events') as __ (event);
    time := coalesce(time, clock_timestamp());

    select position, greatest(recorded_at, time), seal into old_head, last_time, last_seal
    from event_store.events order by position desc limit 1;
    old_head := coalesce(old_head, 0);
    time := coalesce(last_time, time);
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

    with added as (
      select start + number as position, item ->> 'stream' as stream,
        ((item ->> 'expected')::integer + number)::integer as revision, event ->> 'type' as type,
        event -> 'data' as data, event -> 'metadata' as metadata, time as recorded_at
      from rows from (jsonb_array_elements(batch), unnest(starts)) as _ (item, start),
        jsonb_array_elements(item -> 'events') with ordinality as __ (event, number)
      where start is not null
    ), lines as (
      select string_agg(${line("position")}, chr(10) order by position) as text from added
    )
    insert into event_store.events
    select added.*, case when position = head
      then sha256(coalesce(last_seal, '') || convert_to(lines.text, 'UTF8')) end
    from added, lines;

    perform pg_notify('event_store', head::text);
  end $$
`;

/** The role of the product has no right to change events; a trigger tells those who have one. */
const refuseChanges = sql`
  revoke update, delete, truncate on event_store.events from current_user;

  create function event_store.refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception 'Stored events are never changed or removed.';
  end $$;

  create trigger only_added before update or delete or truncate on event_store.events
  for each statement execute function event_store.refuse_change();
`;
