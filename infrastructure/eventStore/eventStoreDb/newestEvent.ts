import {
  BACKWARDS,
  END,
  type EventStoreDBClient,
  type Position as Place,
} from "@eventstore/db-client";
import { Effect } from "effect";
import { Position } from "../../../domain/shared/recorded.ts";
import { answering } from "./answering.ts";
import type { OthersEvents } from "./othersEvents.ts";
import { collect, isOurs } from "./recordedEvents.ts";

/** An event may have a megabyte, and a page must arrive within seconds. */
const LARGE_PAGE = 32;

/**
 * Returns the position of our newest event after a position (null if there is none), and the end of
 * the log (null if it is empty). It reads backwards: normally one event. It reads events of other
 * programs only where they are the newest, and only once.
 */
export const newestEventAfter = Effect.fnUntraced(function* (
  client: EventStoreDBClient,
  others: OthersEvents,
  position: bigint,
) {
  let end: Place | null = null;
  let goOnFrom: ((place: Place) => Place) | null = null;
  let from: Place | typeof END = END;
  for (let size = 1; ; size = LARGE_PAGE) {
    const options = { direction: BACKWARDS, fromPosition: from, maxCount: size } as const;
    const page = yield* answering((signal) => collect(client.readAll(options), signal));
    for (const event of page) {
      const place: Place = event.position ?? { commit: 0n, prepare: 0n };
      end ??= place;
      if (from !== END && place.commit >= from.commit) continue; // An earlier search has read it.
      if (isOurs(event)) {
        others.forgetBefore(place);
        const isNewer = place.commit > position;
        return { newest: isNewer ? Position.make(Number(place.commit)) : null, end };
      }
      goOnFrom ??= others.searchFrom(end);
      from = goOnFrom(place);
      if (from.commit <= position) return { newest: null, end };
    }
    if (page.length < size) return { newest: null, end };
  }
});

/** The end of the log, whichever program wrote there; null if the log is empty. */
export const endOfLog = (client: EventStoreDBClient) =>
  answering(async (signal) => {
    const options = { direction: BACKWARDS, fromPosition: END, maxCount: 1 } as const;
    const [last] = await collect(client.readAll(options), signal);
    return last?.position ?? null;
  });
