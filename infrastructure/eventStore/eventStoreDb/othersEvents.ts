import type { Position as Place } from "@eventstore/db-client";

/** A part of the log in which nothing is ours, with both of its ends. */
interface Stretch {
  newest: Place;
  oldest: Place;
}

/**
 * What others wrote, as far as somebody has met it on his way back from the end of the log. Nobody has
 * to look at it a second time, even if the first one gave up before he came to an event of ours.
 */
export class OthersEvents {
  readonly #stretches = new Set<Stretch>();

  /** Begins a way back. It is told each place where others wrote, and tells from where to go on. */
  wayBackFrom(end: Place) {
    const stretch: Stretch = { newest: end, oldest: end };
    this.#stretches.add(stretch);
    return (place: Place) => {
      stretch.oldest = place;
      for (const other of this.#stretches) {
        if (other === stretch || !covers(other, place)) continue;
        stretch.oldest = other.oldest;
        if (other.newest.commit > stretch.newest.commit) stretch.newest = other.newest;
        this.#stretches.delete(other);
      }
      return stretch.oldest;
    };
  }

  /** Nobody goes back beyond our newest event. */
  forgetBefore(ours: Place) {
    for (const stretch of this.#stretches) {
      if (stretch.newest.commit < ours.commit) this.#stretches.delete(stretch);
    }
  }
}

const covers = ({ newest, oldest }: Stretch, { commit }: Place) =>
  oldest.commit <= commit && commit <= newest.commit;
