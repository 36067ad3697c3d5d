import { randomUUID } from "node:crypto";
import { identifierOf, ReadResp, toUuid } from "./protocol.ts";
import type { StoredEvent } from "./records.ts";
import type { FakeStore } from "./store.ts";

/** The parts of the answer to a read or a subscription. */
type Response = InstanceType<typeof ReadResp>;

const { ReadEvent } = ReadResp;

export const eventResponse = (
  store: FakeStore,
  event: StoredEvent,
  resolveLinks: boolean,
): Response => {
  const read = new ReadEvent().setCommitPosition(String(event.position));
  if (resolveLinks && event.type === "$>") {
    const target = targetOf(store, event);
    if (target) read.setEvent(toRecordedEvent(target));
    read.setLink(toRecordedEvent(event));
  } else {
    read.setEvent(toRecordedEvent(event));
  }
  return new ReadResp().setEvent(read);
};

/** The data of a link are `revision@stream`. */
const targetOf = (store: FakeStore, { data }: StoredEvent) => {
  const [revision = "", stream = ""] = Buffer.from(data).toString("utf8").split(/@(.*)/s);
  return store.eventsOf(stream)[Number(revision)];
};

const toRecordedEvent = (event: StoredEvent) => {
  const recorded = new ReadEvent.RecordedEvent()
    .setId(toUuid(event.id))
    .setStreamIdentifier(identifierOf(event.stream))
    .setStreamRevision(String(event.revision))
    .setCommitPosition(String(event.position))
    .setPreparePosition(String(event.position))
    .setCustomMetadata(event.metadata)
    .setData(event.data);
  recorded
    .getMetadataMap()
    .set("type", event.type)
    .set("content-type", event.contentType)
    .set("created", String(event.created));
  return recorded;
};

export const notFound = (stream: string): Response =>
  new ReadResp().setStreamNotFound(
    new ReadResp.StreamNotFound().setStreamIdentifier(identifierOf(stream)),
  );

export const confirmation = (): Response =>
  new ReadResp().setConfirmation(
    new ReadResp.SubscriptionConfirmation().setSubscriptionId(randomUUID()),
  );

export const caughtUp = (): Response => new ReadResp().setCaughtUp(new ReadResp.CaughtUp());

/** The real server sends no prepare position in these. */
export const checkpoint = ({ position }: StoredEvent): Response =>
  new ReadResp().setCheckpoint(
    new ReadResp.Checkpoint().setCommitPosition(String(position)).setPreparePosition("0"),
  );
