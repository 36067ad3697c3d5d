import { Schema } from "effect";
import { type DomainEvent, eventCases } from "../../domain/events.ts";
import { type Recorded, typeOf } from "../../domain/shared/recorded.ts";

/** A decoded event for the projections. */
export interface Incoming {
  readonly type: string;
  readonly recorded: Recorded;
  readonly decoded: () => Recorded<DomainEvent>;
}

/**
 * An event is decoded once, even if several projections handle it. An event that no projection
 * handles is not decoded.
 */
export const openPage = (page: ReadonlyArray<Recorded>): ReadonlyArray<Incoming> =>
  page.map((recorded) => {
    let decoded: Recorded<DomainEvent> | undefined;
    return {
      type: typeOf(recorded),
      recorded,
      decoded: () => (decoded ??= { ...recorded, event: decode(recorded) }),
    };
  });

const decoders = new Map<string, (event: unknown) => DomainEvent>(
  Object.entries(eventCases).map(([type, schema]): [string, (event: unknown) => DomainEvent] => [
    type,
    Schema.decodeUnknownSync<Schema.ConstraintCodec<DomainEvent, unknown>>(schema),
  ]),
);

const decode = (recorded: Recorded) => {
  const decodeEvent = decoders.get(typeOf(recorded));
  if (!decodeEvent) throw new Error(`No stream has an event "${typeOf(recorded)}"`);
  return decodeEvent(recorded.event);
};
