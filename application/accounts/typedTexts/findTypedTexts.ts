import { Effect, Stream } from "effect";
import { Position } from "../../../domain/shared/recorded.ts";
import { EventLog } from "../../ports/EventLog.ts";
import type { Player } from "../../ports/Players.ts";
import { typedTextsAbout } from "./typedTextsAbout.ts";

/** Reads all events, and reports after each page how far it is and what it has found. */
export const findTypedTexts = (player: Player) =>
  Stream.unwrap(
    Effect.gen(function* () {
      const log = yield* EventLog;
      const head = yield* log.head;
      const textsIn = typedTextsAbout(player);
      return log.after(Position.make(0)).pipe(
        Stream.map((page) => ({
          position: page.at(-1)?.position ?? head,
          head,
          texts: page.flatMap(textsIn),
        })),
      );
    }),
  );
