import type { Position as Place } from "@eventstore/db-client";

/** A range of the log that contains no event of ours, with both of its ends. */
interface Range {
  newest: Place;
  oldest: Place;
}

/**
 * Remembers the ranges of the log that contain only events of other programs, as far as searches
 * from the end have found them. No search has to read a range a second time, even if the first
 * search stopped before it found an event of ours.
 */
export class OthersEvents {
  readonly #ranges = new Set<Range>();

  /**
   * Begins a search from the end. The returned function takes each place where another program
   * wrote, and returns the place from which the search continues.
   */
  searchFrom(end: Place) {
    const range: Range = { newest: end, oldest: end };
    this.#ranges.add(range);
    return (place: Place) => {
      range.oldest = place;
      for (const other of this.#ranges) {
        if (other === range || !covers(other, place)) continue;
        range.oldest = other.oldest;
        if (other.newest.commit > range.newest.commit) range.newest = other.newest;
        this.#ranges.delete(other);
      }
      return range.oldest;
    };
  }

  /** No search goes back beyond our newest event. */
  forgetBefore(ours: Place) {
    for (const range of this.#ranges) {
      if (range.newest.commit < ours.commit) this.#ranges.delete(range);
    }
  }
}

const covers = ({ newest, oldest }: Range, { commit }: Place) =>
  oldest.commit <= commit && commit <= newest.commit;
