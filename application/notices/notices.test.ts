import { Effect, Stream } from "effect";
import { describe, expect, test } from "vitest";
import { noLimit, promote, register, upcoming, withdraw } from "../../domain/field/examples.ts";
import {
  ana,
  attest,
  ben,
  cleo,
  context,
  par4,
  record,
  reject,
  tournamentId,
} from "../../domain/scorecard/examples.ts";
import { Position } from "../../domain/shared/recorded.ts";
import {
  at,
  changeGroup,
  createGroup,
  early,
  removeGroup,
} from "../../domain/teeSheet/examples.ts";
import { newsOnPhones } from "../policies/tellPhones.ts";
import { EventLog } from "../ports/EventLog.ts";
import { Phones } from "../ports/Phones.ts";
import { sendToCard, sendToField, sendToTeeSheet } from "../testing/send.ts";
import { tellPhones } from "./tellPhones.ts";
import { makeWorld, turnOn } from "./testing/world.ts";

const everyHole = Array.from({ length: 18 }, (_, n) => par4(n + 1));
const [firstHole = par4(1), ...otherHoles] = everyHole;
const inAt = (time: string) => ({ teeTime: at(time) });

describe("the tee time", () => {
  test("is told when it is known and when it changes, and not twice", () => {
    const { run, follow, shown, shownOn } = makeWorld();
    return run(
      Effect.gen(function* () {
        yield* turnOn(ana);
        yield* follow;
        expect(shown).toEqual([]);
        yield* sendToTeeSheet(createGroup(early, [ana, ben], inAt("08:10")), context(20));
        yield* follow;
        yield* sendToTeeSheet(
          changeGroup(early, [ana, ben], { ...inAt("08:10"), name: "Another name" }),
          context(21),
        );
        yield* follow;
        expect(shown).toMatchObject([
          {
            ...{ on: "Ana", title: "Summer Open", tag: `teeTime ${tournamentId}` },
            body: "You tee off at 08:10 on Jun 6 (Round 1).",
            path: `/events/${tournamentId}?tab=schedule`,
            within: 12 * 3600,
          },
        ]);
        yield* sendToTeeSheet(changeGroup(early, [ana, ben], inAt("08:30")), context(22));
        yield* follow;
        expect(shownOn("Ana").slice(1)).toEqual(["You tee off at 08:30 on Jun 6 (Round 1)."]);
      }),
    );
  });

  test("is told again after there was none for a while, and not once it is past", () => {
    const { run, follow, shownOn } = makeWorld();
    return run(
      Effect.gen(function* () {
        yield* turnOn(ana);
        for (const [n, command] of [
          createGroup(early, [ana], inAt("08:10")),
          removeGroup(early),
          createGroup(early, [ana], inAt("08:10")),
          changeGroup(early, [ana], inAt("06:50")),
        ].entries()) {
          yield* sendToTeeSheet(command, context(20 + n));
          yield* follow;
        }
        expect(shownOn("Ana")).toHaveLength(2);
      }),
    );
  });
});

describe("a card", () => {
  test("asks the others of the group for a signature once it is complete, until somebody signs", () => {
    const { run, follow, shown, shownOn } = makeWorld();
    return run(
      Effect.gen(function* () {
        yield* sendToTeeSheet(createGroup(early, [ana, ben], inAt("06:50")), context(20));
        for (const player of [ana, ben, cleo]) yield* turnOn(player);
        yield* follow;
        yield* sendToCard(record(firstHole), context(21));
        yield* follow;
        expect(shown).toEqual([]);
        yield* sendToCard(record(firstHole, ...otherHoles), context(22));
        yield* follow;
        expect(shown).toMatchObject([
          { on: "Ben", path: `/events/${tournamentId}?tab=scorecard&part=pending` },
        ]);
        // A corrected score asks nobody twice; one behind a signature does.
        yield* sendToCard(record({ ...firstHole, strokes: 6 }), context(23));
        yield* follow;
        expect(shownOn("Ben")).toHaveLength(1);
        yield* sendToCard(attest(ben), context(24));
        yield* follow;
        yield* sendToCard(record({ ...firstHole, strokes: 7 }), context(25));
        yield* follow;
        expect(shownOn("Ben")).toEqual([
          "A card of your group waits for your signature, in round 1.",
          "A card of your group waits for your signature, in round 1.",
        ]);
        expect(shown.map(({ on }) => on)).toEqual(["Ben", "Ben"]);
      }),
    );
  });

  test("that was sent back is told its player, and then the group once it is handed in again", () => {
    const { run, follow, shown, shownOn } = makeWorld();
    return run(
      Effect.gen(function* () {
        yield* sendToTeeSheet(createGroup(early, [ana, ben], inAt("06:50")), context(20));
        yield* sendToCard(record(firstHole, ...otherHoles), context(21));
        for (const player of [ana, ben]) yield* turnOn(player);
        yield* sendToCard(reject("The 9th"), context(22));
        yield* follow;
        expect(shown).toMatchObject([
          { on: "Ana", path: `/events/${tournamentId}?tab=scorecard&round=1&view=card` },
        ]);
        expect(shownOn("Ana")).toEqual([
          "Your card of round 1 was sent back. Please look at it, and hand it in again.",
        ]);
        yield* sendToCard(record({ ...firstHole, strokes: 6 }), context(23));
        yield* follow;
        expect(shown.map(({ on }) => on)).toEqual(["Ana", "Ben"]);
        yield* sendToCard(reject("The 9th"), context(24));
        yield* follow;
        expect(shownOn("Ana")).toHaveLength(2);
      }),
    );
  });
});

test("who moves up from the waitlist is told, unless they have left since", () => {
  const { run, follow, shown } = makeWorld();
  return run(
    Effect.gen(function* () {
      yield* sendToField(register(cleo, upcoming(2)), context(20));
      yield* turnOn(cleo);
      yield* sendToField(promote(noLimit), context(21));
      yield* follow;
      yield* follow;
      expect(shown).toMatchObject([
        {
          on: "Cleo",
          body: "A place has become free, and you have moved up from the waitlist: you play on Jun 6.",
          path: `/events/${tournamentId}`,
        },
      ]);
      yield* sendToField(withdraw(cleo), context(22));
      yield* sendToField(register(cleo, upcoming(2)), context(23));
      yield* sendToField(promote(noLimit), context(24));
      yield* sendToField(withdraw(cleo), context(25));
      yield* follow;
      expect(shown).toHaveLength(1);
    }),
  );
});

describe("a phone", () => {
  const drawn = sendToTeeSheet(createGroup(early, [ana, ben], inAt("08:10")), context(20));

  test("is told only what its player has chosen", () => {
    const { run, follow, shown } = makeWorld();
    return run(
      Effect.gen(function* () {
        yield* turnOn(ana, ["result"]);
        yield* turnOn(ben, ["teeTime"]);
        yield* drawn;
        yield* follow;
        expect(shown).toMatchObject([{ on: "Ben" }]);
      }),
    );
  });

  test("whose push service is away is told later, and the others are not told twice", () => {
    const { run, follow, shown, answers } = makeWorld({ Ana: "away" });
    return run(
      Effect.gen(function* () {
        yield* turnOn(ana);
        yield* turnOn(ben);
        yield* drawn;
        const failure = yield* Effect.flip(follow);
        expect(failure).toMatchObject({ _tag: "PhonesWait", code: "503" });
        expect(shown).toMatchObject([{ on: "Ben" }]);
        answers["Ana"] = "takes";
        yield* tellPhones({ _tag: "OfTournament", tournamentId });
        yield* tellPhones({ _tag: "OfTournament", tournamentId });
        expect(shown).toMatchObject([{ on: "Ben" }, { on: "Ana" }]);
      }),
    );
  });

  test("that its push service does not know any more is forgotten", () => {
    const { run, follow, shown } = makeWorld({ Ana: "gone" });
    return run(
      Effect.gen(function* () {
        yield* turnOn(ana);
        yield* drawn;
        yield* follow;
        expect(shown).toEqual([]);
        expect(yield* Phones.use((phones) => phones.kindsOf("Ana"))).toBeNull();
      }),
    );
  });
});

test("while nobody has a phone nothing is looked up, and nobody is told of what was imported", () => {
  const { run, follow, waiting, shown } = makeWorld();
  return run(
    Effect.gen(function* () {
      const log = yield* EventLog;
      yield* sendToTeeSheet(createGroup(early, [ana], inAt("08:10")), context(20));
      yield* Stream.runForEach(log.after(Position.make(0)), (page) =>
        Effect.map(newsOnPhones(page), (news) => expect(news).toEqual([])),
      );
      yield* turnOn(ana);
      yield* follow;
      expect(shown).toHaveLength(1);
      yield* sendToTeeSheet(changeGroup(early, [ana], inAt("08:20")), {
        ...context(21),
        actor: { kind: "cli", id: "import" },
      });
      yield* follow;
      expect([waiting, shown]).toMatchObject([[], [{ on: "Ana" }]]);
    }),
  );
});
