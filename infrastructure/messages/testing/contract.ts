import { randomUUID } from "node:crypto";
import { Effect, type Layer } from "effect";
import { expect } from "vitest";
import { MailChoices } from "../../../application/ports/MailChoices.ts";
import { type Message, MessageNotFound, Messages } from "../../../application/ports/Messages.ts";
import { MessageId } from "../../../domain/shared/messages.ts";
import {
  AdministratorId,
  CommandId,
  PlayerId,
  TournamentId,
} from "../../../domain/shared/values.ts";

interface Fixtures {
  readonly services: Layer.Layer<Messages | MailChoices>;
  /** Three players who exist. */
  readonly players: ReadonlyArray<PlayerId>;
}

/** A new message to the field of an event of its own. */
export const aMessage = (fields: Partial<Message> = {}): Message => ({
  id: MessageId.make(randomUUID()),
  tournamentId: TournamentId.make(randomUUID()),
  kind: "delay",
  subject: "{event}: later",
  text: "Hello {first name}",
  sentBy: AdministratorId.make(randomUUID()),
  sentAt: new Date("2026-06-06T07:00:00Z"),
  ...fields,
});

const newBatch = () => CommandId.make(randomUUID());

const statesOf = (tournamentId: TournamentId) =>
  Messages.use((port) =>
    Effect.map(
      port.deliveries(tournamentId),
      (all) => new Map(all.map(({ playerId, state, reason }) => [playerId, [state, reason]])),
    ),
  );

const long = new Date("2026-06-06T08:00:00Z");

/** What every store of messages does. */
const promises: Readonly<
  Record<
    string,
    (players: ReadonlyArray<PlayerId>) => Effect.Effect<void, unknown, Messages | MailChoices>
  >
> = {
  "a message is stored once, with an address that waits for each player": (players) =>
    Effect.gen(function* () {
      const port = yield* Messages;
      const message = aMessage();
      const { id, tournamentId } = message;
      const to = { playerIds: players.slice(0, 2), batch: newBatch() };
      yield* port.store(message, to);
      yield* port.store({ ...message, text: "Another one" }, { ...to, playerIds: players });
      expect(yield* port.byId(id)).toEqual(message);
      expect(yield* port.of(tournamentId)).toEqual([message]);
      expect(yield* port.deliveries(tournamentId)).toHaveLength(2);
      expect(yield* port.of(TournamentId.make(randomUUID()))).toEqual([]);
      expect(yield* Effect.flip(port.byId(MessageId.make(randomUUID())))).toBeInstanceOf(
        MessageNotFound,
      );
    }),

  "the newest message comes first": () =>
    Effect.gen(function* () {
      const port = yield* Messages;
      const first = aMessage();
      const second = aMessage({ tournamentId: first.tournamentId, sentAt: long });
      for (const message of [first, second]) {
        yield* port.store(message, { playerIds: [], batch: newBatch() });
      }
      expect(yield* port.of(first.tournamentId)).toEqual([second, first]);
    }),

  "an address is claimed once, and what became of it is recorded": ([
    ana = PlayerId.make(randomUUID()),
  ]) =>
    Effect.gen(function* () {
      const port = yield* Messages;
      const { id: messageId, tournamentId, ...rest } = aMessage();
      const batch = { messageId, batch: newBatch() };
      const stored = { id: messageId, tournamentId, ...rest };
      yield* port.store(stored, { playerIds: [ana], batch: batch.batch });
      expect(yield* port.begin(batch)).toEqual([ana]);
      const claimed = { ...batch, playerId: ana };
      expect(yield* port.claim(claimed)).toBe(true);
      expect(yield* port.claim(claimed)).toBe(false);
      expect((yield* statesOf(tournamentId)).get(ana)).toEqual(["sending", null]);
      yield* port.record(claimed, { state: "refused", reason: "550 no" });
      expect((yield* statesOf(tournamentId)).get(ana)).toEqual(["refused", "550 no"]);
      yield* port.record(claimed, { state: "sent", reason: null });
      expect((yield* statesOf(tournamentId)).get(ana)).toEqual(["refused", "550 no"]);
    }),

  "what was cut off while it was sent is unsure, and does not wait": (players) =>
    Effect.gen(function* () {
      const port = yield* Messages;
      const message = aMessage();
      const batch = { messageId: message.id, batch: newBatch() };
      yield* port.store(message, { playerIds: players, batch: batch.batch });
      const [first, ...others] = yield* port.begin(batch);
      if (first === undefined) throw new Error("Nobody waits.");
      yield* port.claim({ ...batch, playerId: first });
      // A job of another command leaves it alone.
      expect(yield* port.begin({ ...batch, batch: newBatch() })).toEqual([]);
      expect((yield* statesOf(message.tournamentId)).get(first)).toEqual(["sending", null]);
      expect(yield* port.begin(batch)).toEqual(others);
      expect((yield* statesOf(message.tournamentId)).get(first)).toEqual(["unsure", null]);
      // The run that was thought to be dead had only been slow.
      yield* port.record({ ...batch, playerId: first }, { state: "sent", reason: null });
      expect((yield* statesOf(message.tournamentId)).get(first)).toEqual(["sent", null]);
    }),

  "only what has not arrived, or stands still, waits again, once for each command": (players) =>
    Effect.gen(function* () {
      const port = yield* Messages;
      const [sent, refused, waiting] = players;
      if (!sent || !refused || !waiting) throw new Error("Three players are needed.");
      const message = aMessage();
      const { id: messageId, tournamentId } = message;
      const batch = { messageId, batch: newBatch() };
      yield* port.store(message, { playerIds: players, batch: batch.batch });
      yield* port.begin(batch);
      for (const [playerId, state] of [
        [sent, "sent"],
        [refused, "refused"],
      ] as const) {
        yield* port.claim({ ...batch, playerId });
        yield* port.record({ ...batch, playerId }, { state, reason: null });
      }

      const again = { messageId, batch: newBatch(), playerIds: players };
      yield* port.sendAgain({ ...again, stillSince: new Date(0) });
      expect(yield* port.begin(again)).toEqual([refused]);
      // The former job does nothing any more.
      expect(yield* port.claim({ ...batch, playerId: refused })).toBe(false);
      yield* port.claim({ ...again, playerId: refused });
      yield* port.record({ ...again, playerId: refused }, { state: "refused", reason: "550" });
      yield* port.sendAgain({ ...again, stillSince: new Date(0) });
      expect(yield* port.begin(again)).toEqual([]);

      const late = { messageId, batch: newBatch(), playerIds: [sent, waiting] };
      yield* port.sendAgain({ ...late, stillSince: long });
      expect(yield* port.begin(late)).toEqual([waiting]);
      expect((yield* statesOf(tournamentId)).get(sent)).toEqual(["sent", null]);
    }),

  "players want mails until they turn them off, themselves or by the way out of a mail": (
    players,
  ) =>
    Effect.gen(function* () {
      const port = yield* MailChoices;
      const [ana, ben] = players;
      if (!ana || !ben) throw new Error("Two players are needed.");
      expect(yield* port.unwanted(players)).toEqual(new Set());
      yield* port.choose(ana, false);
      const token = yield* port.wayOut(ben);
      expect(yield* port.wayOut(ben)).toBe(token);
      expect(yield* port.turnOff(token ?? "")).toBe(true);
      expect(yield* port.unwanted(players)).toEqual(new Set([ana, ben]));
      yield* port.choose(ben, true);
      expect(yield* port.unwanted(players)).toEqual(new Set([ana]));
      expect(yield* port.turnOff("nobody-was-given-this")).toBe(false);
      expect(yield* port.wayOut(PlayerId.make(randomUUID()))).toBeNull();
    }),
};

type MessagesTest = (name: string, body: (fixtures: Fixtures) => Promise<void>) => void;

/** The suite that every store of messages has to pass. */
export const messagesContract = (test: MessagesTest) => {
  for (const [name, promise] of Object.entries(promises)) {
    test(name, ({ services, players }) =>
      Effect.runPromise(promise(players).pipe(Effect.provide(services))),
    );
  }
};
