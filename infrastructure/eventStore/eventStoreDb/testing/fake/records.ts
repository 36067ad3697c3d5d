/** An event in the form in which a client proposes it. */
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
  /** The commit and prepare positions are equal for all events that today's clients write. */
  readonly position: bigint;
  /** Ticks of 100 ns since 1970, as in the protocol. */
  readonly created: bigint;
}

export type Expected = bigint | "any" | "no_stream" | "stream_exists";

export interface Written {
  readonly outcome: "written";
  readonly revision: bigint;
  readonly position: bigint;
}

/** `current` is -1 if the stream does not exist. */
export interface Moved {
  readonly outcome: "moved";
  readonly current: bigint;
}

export interface Deleted {
  readonly outcome: "deleted";
}

export const deleted: Deleted = { outcome: "deleted" };

/** The number of a tombstone. A deleted stream is truncated before this number. */
export const LAST_REVISION = 2n ** 63n - 1n;
