import { randomUUID } from "node:crypto";
import { LAST_REVISION, type Proposed, type StoredEvent } from "./records.ts";

/** The metadata of a stream, from `$$stream`, with the names of the protocol. */
interface StreamMetadata {
  readonly $tb?: number;
  readonly $maxCount?: number;
  readonly $maxAge?: number;
}

export const metadataStreamOf = (stream: string) => `$$${stream}`;

export const parseMetadata = (event: StoredEvent | undefined): StreamMetadata =>
  event ? JSON.parse(Buffer.from(event.data).toString("utf8")) : {};

/** JavaScript numbers cannot distinguish the last revision from its neighbours. */
export const isSoftlyDeleted = ({ $tb }: StreamMetadata) =>
  $tb !== undefined && $tb >= Number(LAST_REVISION);

export const metadataEvent = (json: string): Proposed => ({
  id: randomUUID(),
  type: "$metadata",
  contentType: "application/json",
  data: Buffer.from(json),
  metadata: Buffer.alloc(0),
});

/** Decides which events of a stream are visible. */
export const visibleIn = (
  { $tb = 0, $maxCount, $maxAge }: StreamMetadata,
  { length }: ReadonlyArray<StoredEvent>,
) => {
  const first = Math.max($tb, $maxCount === undefined ? 0 : length - $maxCount);
  const since = $maxAge === undefined ? 0 : Date.now() - $maxAge * 1000;
  return ({ revision, created }: StoredEvent) =>
    Number(revision) >= first && Number(created / 10_000n) >= since;
};
