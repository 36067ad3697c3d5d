import { Effect, Layer } from "effect";
import type { PlayerId } from "../../domain/shared/values.ts";
import { MailChoices } from "./MailChoices.ts";

/** Choices for tests, of these players. A token tells its player. */
export const mailChoicesMemory = (players: ReadonlyArray<PlayerId>) =>
  Layer.sync(MailChoices, () => {
    const unwanted = new Set<PlayerId>();
    const choose = (playerId: PlayerId, wantsMail: boolean) => {
      if (wantsMail) unwanted.delete(playerId);
      else if (players.includes(playerId)) unwanted.add(playerId);
    };
    return {
      unwanted: (asked) => Effect.sync(() => new Set(asked.filter((id) => unwanted.has(id)))),
      choose: (playerId, wantsMail) => Effect.sync(() => choose(playerId, wantsMail)),
      wayOut: (playerId) =>
        Effect.succeed(players.includes(playerId) ? `way-out-of-${playerId}` : null),
      turnOff: (token) =>
        Effect.sync(() => {
          const found = players.find((id) => token === `way-out-of-${id}`);
          if (found !== undefined) choose(found, false);
          return found !== undefined;
        }),
    };
  });
