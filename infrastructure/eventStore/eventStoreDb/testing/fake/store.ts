import { randomUUID } from "node:crypto";
import { EventEmitter } from "node:events";
import { judge } from "./judge.ts";
import {
  type Deleted,
  deleted,
  type Expected,
  LAST_REVISION,
  type Moved,
  type Proposed,
  type StoredEvent,
  type Written,
} from "./records.ts";
import {
  isSoftlyDeleted,
  metadataEvent,
  metadataStreamOf,
  parseMetadata,
  visibleIn,
} from "./streamMetadata.ts";

const METADATA_PREFIX = "$$";

/** One log of all streams in memory. No step in it waits, so every append is atomic. */
export class FakeStore {
  readonly log: Array<StoredEvent> = [];
  readonly changes = new EventEmitter<{ appended: [] }>().setMaxListeners(0);
  readonly #streams = new Map<string, Array<StoredEvent>>();
  readonly #tombstones = new Set<string>();
  #position = 0n;

  constructor() {
    this.#write(metadataStreamOf("$scavenges"), [metadataEvent('{"$maxAge":2592000}')]);
  }

  eventsOf(stream: string): ReadonlyArray<StoredEvent> {
    return this.#streams.get(stream) ?? [];
  }

  isTombstoned(stream: string) {
    return this.#tombstones.has(stream.startsWith(METADATA_PREFIX) ? stream.slice(2) : stream);
  }

  isSoftlyDeleted(stream: string) {
    return isSoftlyDeleted(this.#metadataOf(stream));
  }

  visible(stream: string) {
    return visibleIn(this.#metadataOf(stream), this.eventsOf(stream));
  }

  append(
    stream: string,
    expected: Expected,
    events: ReadonlyArray<Proposed>,
  ): Written | Moved | Deleted {
    if (this.isTombstoned(stream)) return deleted;
    const kept = this.eventsOf(stream);
    const current = BigInt(kept.length - 1);
    const wasDeleted = this.isSoftlyDeleted(stream);
    const verdict = judge(kept, wasDeleted, expected, events);
    if (verdict === "deleted") return deleted;
    if (verdict === "moved") return { outcome: "moved", current };
    if (verdict !== "write") return written(verdict.repeats);

    const last = this.#write(stream, events).at(-1);
    // Even an append without events has a place in the log, and its answer says revision 0 for a
    // new stream.
    if (!last) {
      this.#position += 100n;
      return {
        outcome: "written",
        revision: current < 0n ? 0n : current,
        position: this.#position,
      };
    }
    if (wasDeleted) this.#setMetadata(stream, { $tb: Number(current) + 1 });
    return written(last);
  }

  delete(stream: string, expected: Expected): Written | Moved | Deleted {
    return this.#remove(stream, expected, () =>
      this.#write(metadataStreamOf(stream), [metadataEvent(`{"$tb":${LAST_REVISION}}`)]),
    );
  }

  tombstone(stream: string, expected: Expected): Written | Moved | Deleted {
    return this.#remove(stream, expected, () => {
      this.#tombstones.add(stream);
      return this.#write(stream, [tombstone()], LAST_REVISION);
    });
  }

  #remove(stream: string, expected: Expected, write: () => ReadonlyArray<StoredEvent>) {
    if (this.isTombstoned(stream)) return deleted;
    const current = BigInt(this.eventsOf(stream).length - 1);
    const fits = typeof expected === "bigint" ? expected === current : current >= 0n;
    const [event] = fits ? write() : [];
    return event ? written(event) : ({ outcome: "moved", current } as const);
  }

  #metadataOf(stream: string) {
    if (stream.startsWith(METADATA_PREFIX)) return {};
    return parseMetadata(this.eventsOf(metadataStreamOf(stream)).at(-1));
  }

  #setMetadata(stream: string, changes: object) {
    const metadata = { ...this.#metadataOf(stream), ...changes };
    this.#write(metadataStreamOf(stream), [metadataEvent(JSON.stringify(metadata))]);
  }

  #write(stream: string, events: ReadonlyArray<Proposed>, revision?: bigint) {
    const kept = this.#streams.get(stream) ?? [];
    this.#streams.set(stream, kept);
    const created = BigInt(Date.now()) * 10_000n;
    const stored = events.map((event, n): StoredEvent => {
      this.#position += BigInt(event.data.length + event.metadata.length + 100);
      const next = revision ?? BigInt(kept.length + n);
      return { ...event, stream, revision: next, position: this.#position, created };
    });
    kept.push(...stored);
    this.log.push(...stored);
    queueMicrotask(() => this.changes.emit("appended"));
    return stored;
  }
}

const written = ({ revision, position }: StoredEvent): Written => ({
  outcome: "written",
  revision,
  position,
});

const tombstone = (): Proposed => ({
  id: randomUUID(),
  type: "$streamDeleted",
  contentType: "application/octet-stream",
  data: Buffer.alloc(0),
  metadata: Buffer.alloc(0),
});
