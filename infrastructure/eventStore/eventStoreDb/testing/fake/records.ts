/** An event as a client proposes it. */
export interface Proposed {
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
}

export interface StoredEvent extends Proposed {
  readonly stream: string;
  readonly revision: bigint;
  /** Commit and prepare position are the same for all that today's clients write. */
  readonly position: bigint;
  /** Ticks of 100 ns since 1970, as the protocol tells them. */
  readonly created: bigint;
}

export type Expected = bigint | "any" | "no_stream" | "stream_exists";

export interface Written {
  readonly outcome: "written";
  readonly revision: bigint;
  readonly position: bigint;
}

/** `current` is -1 where there is no stream. */
export interface Moved {
  readonly outcome: "moved";
  readonly current: bigint;
}

export interface Deleted {
  readonly outcome: "deleted";
}

export const deleted: Deleted = { outcome: "deleted" };

/** The number of a tombstone, and what a deleted stream is truncated before. */
export const LAST_REVISION = 2n ** 63n - 1n;
