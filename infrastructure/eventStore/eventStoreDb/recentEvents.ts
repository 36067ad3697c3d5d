import type { Position as Place } from "@eventstore/db-client";
import { Effect } from "effect";
import { PAGE_SIZE } from "../../../application/ports/EventLog.ts";
import type { Position, Recorded } from "../../../domain/shared/recorded.ts";

const LIMIT = 5 * PAGE_SIZE;

/** The newest of our events, as the one subscription brought them, for all who follow the log. */
export class RecentEvents {
  /** All of our events after this position are here. Null until the log has been heard of. */
  from: number | null = null;
  /** Nothing of ours is missing up to here. Null where the log was empty. */
  seen: Place | null = null;
  /** The position of our last event, 0 if there is none, null if that is not known. */
  head: number | null = null;
  #events: Array<Recorded> = [];
  readonly #waiting = new Set<() => void>();

  /** Begins at the end of the log as it is now. */
  begin(end: Place | null) {
    this.seen = end;
    this.from = Number(end?.commit ?? 0);
    if (!end) this.head = 0;
  }

  /** What has come before does not come again: whoever reads on would skip what lies between. */
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

  /** Up to here there is nothing of ours that is not here already. */
  lookedAt(place: Place) {
    if (!this.seen || place.commit > this.seen.commit) this.seen = place;
  }

  /** Somebody has found nothing of ours between a position and `from`. */
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
