import type { Recorded } from "../../../../domain/shared/recorded.ts";

/** What one reader has read of the given streams. Each event is checked when it arrives. */
export class Observations {
  /** The position of each event, by its id. */
  readonly positions = new Map<string, number>();
  readonly faults: Array<string> = [];
  readonly #ends = new Map<string, number>();
  readonly #isAskedFor: (stream: string) => boolean;
  #last = 0;

  constructor(isAskedFor: (stream: string) => boolean) {
    this.#isAskedFor = isAskedFor;
  }

  see({ stream, revision, position, event, metadata: { eventId } }: Recorded) {
    if (position <= this.#last) {
      this.#fault(`position ${position} came after ${this.#last}`);
    }
    this.#last = position;
    if (!this.#isAskedFor(stream)) return;
    if (this.positions.has(eventId)) this.#fault(`event ${eventId} came twice`);
    this.positions.set(eventId, position);
    const expected = (this.#ends.get(stream) ?? -1) + 1;
    if (revision !== expected) {
      this.#fault(`${stream} came with ${revision} where ${expected} should be`);
    }
    this.#ends.set(stream, revision);
    const { number } = event as { readonly number: number };
    if (number >= 0 && number !== revision) {
      this.#fault(`${stream} has the writer's number ${number} at revision ${revision}`);
    }
  }

  /** How many events of a stream have arrived. */
  countOf(stream: string) {
    return (this.#ends.get(stream) ?? -1) + 1;
  }

  #fault(text: string) {
    if (this.faults.length < 20) this.faults.push(text);
  }
}
