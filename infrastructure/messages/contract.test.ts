import { randomUUID } from "node:crypto";
import { Effect, Layer } from "effect";
import { test as base, describe, expect } from "vitest";
import { anOrigin, aPlayer } from "../../application/accounts/examples.ts";
import { mailChoicesMemory } from "../../application/ports/MailChoices.memory.ts";
import { MailChoices } from "../../application/ports/MailChoices.ts";
import { MessagesMemory } from "../../application/ports/Messages.memory.ts";
import { Messages } from "../../application/ports/Messages.ts";
import { Players } from "../../application/ports/Players.ts";
import { CommandId, PlayerId } from "../../domain/shared/values.ts";
import { test as withDatabase } from "../postgres/testing/database.ts";
import { mailChoicesPostgres } from "./mailChoices.ts";
import { messagesPostgres } from "./messages.ts";
import { aMessage, messagesContract } from "./testing/contract.ts";

const newIds = () => [1, 2, 3].map(() => PlayerId.make(randomUUID()));

describe("messages in PostgreSQL", () => {
  const test = withDatabase
    .extend("players", async ({ run }) => {
      const ids = newIds();
      for (const id of ids) {
        await run(Players.use((players) => players.create(aPlayer({ id }), anOrigin())));
      }
      return ids;
    })
    .extend("services", ({ database }) =>
      Layer.merge(messagesPostgres(database), mailChoicesPostgres(database)),
    );
  messagesContract(test);

  test("what is about a player is erased with the account", async ({ services, run }) => {
    const [ana, ben] = [aPlayer(), aPlayer()];
    for (const player of [ana, ben]) {
      await run(Players.use((players) => players.create(player, anOrigin())));
    }
    const message = aMessage();
    const to = { playerIds: [ana.id, ben.id], batch: CommandId.make(randomUUID()) };
    const left = Effect.gen(function* () {
      const messages = yield* Messages;
      const choices = yield* MailChoices;
      yield* messages.store(message, to);
      const token = yield* choices.wayOut(ana.id);
      yield* Players.use((players) => players.erase(ana.id, anOrigin()));
      expect(yield* choices.turnOff(token ?? "")).toBe(false);
      return yield* messages.deliveries(message.tournamentId);
    });
    expect(await run(Effect.provide(left, services))).toMatchObject([{ playerId: ben.id }]);
  });
});

describe("messages in memory", () => {
  messagesContract(
    base
      .extend("players", () => newIds())
      .extend("services", ({ players }) => Layer.merge(MessagesMemory, mailChoicesMemory(players))),
  );
});
