import { Effect } from "effect";
import { describe, expect, test } from "vitest";
import { ana, ben } from "../../domain/field/examples.ts";
import { context } from "../../domain/scorecard/examples.ts";
import type { PlayerId } from "../../domain/shared/values.ts";
import { tournamentId } from "../../domain/tournament/examples.ts";
import { MailChoices } from "../ports/MailChoices.ts";
import { Messages } from "../ports/Messages.ts";
import { accounts, makeWorld } from "../testing/messageWorld.ts";
import { deliverMessage } from "./deliverMessage.ts";
import { previewMessage, sendAgain, sendMessage } from "./sendMessage.ts";

const anAdmin = { kind: "admin", id: "7f0b8a39-4e3f-4a6c-8d5c-2b3f7c8e9a10" } as const;

const message = {
  ...({ tournamentId, kind: "own", subject: "{event}", text: "Hello {first name}" } as const),
  to: "playing" as const,
};

const send = sendMessage(message, { ...context(2), actor: anAdmin });

const statesOf = Messages.use((port) =>
  Effect.map(port.deliveries(tournamentId), (all) =>
    Object.fromEntries(
      all.map(({ playerId, state, reason }) => [
        accounts.get(playerId)?.firstName,
        reason === null ? state : `${state}: ${reason}`,
      ]),
    ),
  ),
);

const again = (n: number, ...playerIds: ReadonlyArray<PlayerId>) =>
  Effect.flatMap(
    Messages.use((port) => port.of(tournamentId)),
    ([{ id } = { id: "" as never }]) =>
      sendAgain(tournamentId, { messageId: id, playerIds }, context(n)),
  );

describe("a message to the field", () => {
  test("is previewed with names filled in, and with those whom it does not reach", () => {
    const { run, sent, jobs } = makeWorld();
    return run(
      Effect.gen(function* () {
        yield* MailChoices.use((choices) => choices.choose(ben, false));
        const preview = yield* previewMessage(message, ben);
        expect(preview.shown).toMatchObject({ playerId: ben, text: "Hello Ben" });
        expect(
          preview.recipients.map(({ firstName, email, wantsMail }) => [
            firstName,
            email,
            wantsMail,
          ]),
        ).toEqual([
          ["Ana", "ana@club.example", true],
          ["Ben", "ben@club.example", false],
          ["Cleo", null, true],
        ]);
        yield* send;
        expect(yield* statesOf).toEqual({ Ana: "waiting" });
        expect([sent, jobs]).toMatchObject([[], [{ batch: context(2).commandId }]]);
      }),
    );
  });

  test("is sent once to each, however often its job runs", () => {
    const { run, sent, jobs } = makeWorld();
    return run(
      Effect.gen(function* () {
        yield* send;
        yield* send;
        expect(jobs).toEqual([jobs[0], jobs[0]]);
        for (const job of jobs) yield* deliverMessage(job);
        expect(sent.map(({ to, text }) => [to, text.split("\n", 1)[0]])).toEqual([
          ["ana@club.example", "Hello Ana"],
          ["ben@club.example", "Hello Ben"],
        ]);
        expect(yield* statesOf).toEqual({ Ana: "sent", Ben: "sent" });
      }),
    );
  });

  test("says in the words of the mail server what it refuses, without the address", () => {
    const { run, sent, jobs, answers } = makeWorld({ "ana@club.example": "refused" });
    return run(
      Effect.gen(function* () {
        yield* send;
        yield* deliverMessage(jobs[0]!);
        expect(yield* statesOf).toEqual({
          Ana: "refused: 550 the address is unknown",
          Ben: "sent",
        });
        answers["ana@club.example"] = "takes";
        yield* again(3, ana, ben);
        expect(yield* statesOf).toEqual({ Ana: "waiting", Ben: "sent" });
        yield* deliverMessage(jobs[1]!);
        expect(yield* statesOf).toEqual({ Ana: "sent", Ben: "sent" });
        expect(sent.map(({ to }) => to)).toEqual(["ben@club.example", "ana@club.example"]);
      }),
    );
  });

  test("waits while the mail server does not answer", () => {
    const { run, sent, jobs, answers } = makeWorld({ "ana@club.example": "later" });
    return run(
      Effect.gen(function* () {
        yield* send;
        expect(yield* Effect.flip(deliverMessage(jobs[0]!))).toMatchObject({ _tag: "MailsWait" });
        const why = "The mail server does not take the message (550).";
        expect(yield* statesOf).toEqual({ Ana: `waiting: ${why}`, Ben: "waiting" });
        answers["ana@club.example"] = "takes";
        yield* deliverMessage(jobs[0]!);
        expect(yield* statesOf).toEqual({ Ana: "sent", Ben: "sent" });
        expect(sent).toHaveLength(2);
      }),
    );
  });

  test.for(["dies", "unsure"] as const)(
    "goes not by itself to an address that may have it: %s",
    (answer) => {
      const { run, sent, jobs, answers } = makeWorld({ "ana@club.example": answer });
      return run(
        Effect.gen(function* () {
          yield* send;
          yield* Effect.exit(deliverMessage(jobs[0]!));
          answers["ana@club.example"] = "takes";
          // The queue runs an interrupted job again.
          yield* deliverMessage(jobs[0]!);
          expect(yield* statesOf).toMatchObject({
            Ana: expect.stringMatching(/^unsure/u),
            Ben: "sent",
          });
          expect(sent.map(({ to }) => to)).toEqual(["ben@club.example"]);
          yield* again(3, ana);
          yield* deliverMessage(jobs[1]!);
          expect(yield* statesOf).toEqual({ Ana: "sent", Ben: "sent" });
        }),
      );
    },
  );

  test("waits in a worker that has no mail server", () => {
    const { run, sent, jobs, mail } = makeWorld();
    return run(
      Effect.gen(function* () {
        yield* send;
        mail.isOffered = false;
        expect(yield* Effect.flip(deliverMessage(jobs[0]!))).toMatchObject({ _tag: "MailsWait" });
        expect(yield* Effect.flip(again(3, ana))).toMatchObject({ _tag: "MailNotOffered" });
        expect(yield* statesOf).toEqual({ Ana: "waiting", Ben: "waiting" });
        expect(sent).toEqual([]);
      }),
    );
  });

  test("is not sent to whoever turned such mails off in the meantime", () => {
    const { run, sent, jobs } = makeWorld();
    return run(
      Effect.gen(function* () {
        yield* send;
        const token = yield* MailChoices.use((choices) => choices.wayOut(ana));
        yield* MailChoices.use((choices) => choices.turnOff(token ?? ""));
        yield* deliverMessage(jobs[0]!);
        expect(yield* statesOf).toEqual({ Ana: "refused: No mails are wanted.", Ben: "sent" });
        expect(sent).toHaveLength(1);
      }),
    );
  });
});
