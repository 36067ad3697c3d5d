import { Effect, Option, Stream } from "effect";
import { type Kysely, sql } from "kysely";
import type { Proof } from "../../../application/ports/EventLog.ts";
import { Position } from "../../../domain/shared/recorded.ts";
import type { EventTables } from "../../postgres/eventTables.ts";
import { attempt } from "./attempt.ts";
import { readHead } from "./readEvents.ts";

/** In events. No append has as many, so every page has a seal. */
const PAGE = 10_000;

/** Until where the events fit their seals, and the seal from which the next ones continue. */
interface Proved {
  readonly position: Position;
  readonly seal: Buffer;
}

const start: Proved = { position: Position.make(0), seal: Buffer.alloc(0) };

/** Proves the events that are there at the beginning, page by page. */
export const proofOf = (db: Kysely<EventTables>) =>
  Stream.unwrap(
    Effect.map(
      attempt(() => readHead(db)),
      (head) =>
        Stream.paginate(start, (proved) =>
          Effect.map(
            attempt(() => proveAfter(db, proved, head)),
            ({ last, broken }) => {
              const proof: Proof = { position: last.position, head, broken };
              const isOver = broken !== null || last.position >= head;
              return [[proof], isOver ? Option.none() : Option.some(last)] as const;
            },
          ),
        ),
    ),
  );

const proveAfter = async (db: Kysely<EventTables>, proved: Proved, head: Position) => {
  const { rows } = await partsAfter(proved, head).execute(db);
  let last = proved;
  for (const { sealedAt, seal, fits } of rows) {
    if (sealedAt === null || seal === null) break;
    if (!fits) return { last, broken: { after: last.position, upTo: sealedAt } };
    last = { position: sealedAt, seal };
  }
  // A page ends wherever it is full, so its last events may have their seal in the next one.
  const isStuck = last === proved && last.position < head;
  if (isStuck) return { last, broken: { after: last.position, upTo: head } };
  const lacksLast = last.position >= head && (await lacksEvents(db));
  return { last, broken: lacksLast ? { after: head, upTo: head } : null };
};

interface Part {
  /** Null for the events after the last seal. */
  readonly sealedAt: Position | null;
  readonly seal: Buffer | null;
  readonly fits: boolean;
}

/**
 * The events of a page, in parts that each end with a seal. The next seal of each is looked for from
 * the end, so that PostgreSQL goes on from event to event: in the other direction it would look
 * through the rest of the page for each.
 */
const partsAfter = ({ position, seal }: Proved, head: Position) => sql<Part>`
  with page as (
    select * from event_store.events where position > ${position} and position <= ${head}
    order by position limit ${PAGE}
  ), marked as (
    select *, min(position) filter (where seal is not null) over (
      order by position desc rows between unbounded preceding and current row
    ) as sealed_at
    from page
  ), parts as (
    select sealed_at, (array_agg(seal) filter (where seal is not null))[1] as seal,
      string_agg(event_store.line_of(
        position, stream, revision, type, data, metadata, recorded_at
      ), chr(10) order by position) as text
    from marked group by sealed_at
  )
  select sealed_at as "sealedAt", seal, coalesce(seal = sha256(
    coalesce(lag(seal) over (order by sealed_at), ${seal}) || convert_to(text, 'UTF8')
  ), false) as fits
  from parts order by sealed_at nulls last`;

/** A seal cannot tell that it was the last one, but the streams know how long they are. */
const lacksEvents = async (db: Kysely<EventTables>) => {
  const { rows } = await sql<{ readonly lacks: boolean }>`
    select exists (
      select from event_store.streams where not exists (
        select from event_store.events
        where events.stream = streams.stream and events.revision = streams.revision
      )
    ) as lacks`.execute(db);
  return rows[0]?.lacks === true;
};
