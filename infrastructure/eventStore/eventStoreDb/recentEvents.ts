import type { Position as Place } from "@eventstore/db-client";
import { Effect } from "effect";
import { PAGE_SIZE } from "../../../application/ports/EventLog.ts";
import type { Position, Recorded } from "../../../domain/shared/recorded.ts";

const LIMIT = 5 * PAGE_SIZE;

/** Our newest events, as the one subscription delivered them, for all readers of the log. */
export class RecentEvents {
  /** All of our events after this position are in memory. Null until the subscription has begun. */
  from: number | null = null;
  /** None of our events up to this place is missing. Null if the log was empty. */
  seen: Place | null = null;
  /** The position of our last event, 0 if there is none, null if it is unknown. */
  head: number | null = null;
  #events: Array<Recorded> = [];
  readonly #waiting = new Set<() => void>();

  /** Begins at the current end of the log. */
  begin(end: Place | null) {
    this.seen = end;
    this.from = Number(end?.commit ?? 0);
    if (!end) this.head = 0;
  }

  /**
   * An event that was added before is ignored: readers who continue from it would skip the events
   * between.
   */
  add(event: Recorded, place: Place) {
    if (event.position <= (this.#events.at(-1)?.position ?? 0)) return;
    this.#events.push(event);
    this.head = event.position;
    this.lookedAt(place);
    if (this.#events.length >= 2 * LIMIT) {
      const dropped = this.#events.splice(0, LIMIT);
      this.from = dropped.at(-1)?.position ?? this.from;
    }
    for (const look of this.#waiting) look();
  }

  /** All of our events up to this place are in memory. */
  lookedAt(place: Place) {
    if (!this.seen || place.commit > this.seen.commit) this.seen = place;
  }

  /** A reader has found no event of ours between a position and `from`. */
  startsAfter(position: Position) {
    if (this.from === null || position >= this.from) return;
    this.from = position;
    this.head ??= position;
  }

  holds(position: Position) {
    return this.from !== null && position >= this.from;
  }

  after(position: Position): ReadonlyArray<Recorded> {
    const first = this.#events.findLastIndex((event) => event.position <= position) + 1;
    return this.#events.slice(first);
  }

  reached(position: Position) {
    return Effect.callback<void>((resume) => {
      const look = () => {
        if ((this.seen?.commit ?? 0n) < BigInt(position)) return;
        this.#waiting.delete(look);
        resume(Effect.void);
      };
      this.#waiting.add(look);
      look();
      return Effect.sync(() => this.#waiting.delete(look));
    });
  }
}
