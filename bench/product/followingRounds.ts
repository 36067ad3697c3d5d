import { Effect, Stream } from "effect";
import { EventLog } from "../../application/ports/EventLog.ts";
import { Position } from "../../domain/shared/recorded.ts";
import { repeated } from "../load/repeated.ts";
import type { Store } from "./openStore.ts";
import { judge, type Standing } from "./standing.ts";

/** Reads the whole log in the same way as the read models. */
const wholeLog = EventLog.use(({ after }) =>
  Stream.runFold(
    after(Position.make(0)),
    (): Array<Standing> => [],
    (standings, page) => {
      for (const { position, metadata } of page) {
        standings.push({ position, eventId: metadata.eventId });
      }
      return standings;
    },
  ),
).pipe(Effect.orDie);

/**
 * Reads the whole log again and again, and checks after each round that it was complete and in
 * order.
 */
export const followingRounds = async (
  { run }: Pick<Store, "run">,
  written: ReadonlyArray<Standing>,
) => {
  let found = await run(wholeLog);
  return {
    product: (seconds: number) =>
      repeated(seconds, async () => {
        found = await run(wholeLog);
        return found.length;
      }),
    check: async () => judge(written, found),
  };
};
