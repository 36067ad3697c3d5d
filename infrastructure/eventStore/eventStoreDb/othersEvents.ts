import type { Position as Place } from "@eventstore/db-client";

/** A range of the log that contains no event of ours, with both of its ends. */
interface Stretch {
  newest: Place;
  oldest: Place;
}

/**
 * Remembers the ranges of the log that contain only events of other programs, as far as searches
 * from the end have found them. No search has to read a range a second time, even if the first
 * search stopped before it found an event of ours.
 */
export class OthersEvents {
  readonly #stretches = new Set<Stretch>();

  /**
   * Begins a search from the end. The returned function takes each place where another program
   * wrote, and returns the place from which the search continues.
   */
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

  /** No search goes back beyond our newest event. */
  forgetBefore(ours: Place) {
    for (const stretch of this.#stretches) {
      if (stretch.newest.commit < ours.commit) this.#stretches.delete(stretch);
    }
  }
}

const covers = ({ newest, oldest }: Stretch, { commit }: Place) =>
  oldest.commit <= commit && commit <= newest.commit;
