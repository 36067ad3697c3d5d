import { QueryClient } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ana, ben, tournamentId } from "../../../domain/scorecard/examples.ts";
import { HoleNumber, type HoleScore } from "../../../domain/shared/values.ts";
import { getEvent } from "../../contract/event/events.ts";
import { listMatches } from "../../contract/match/matches.ts";
import { readOf } from "../data/read.ts";
import { bootedPage, fakeStorage } from "../device/testing.ts";
import { round1, hole as scored } from "../outbox/testing.ts";
import { PadKeys } from "../subjects/card/pad/hole/PadKeys.tsx";
import type { Round } from "../subjects/card/pad/useRound.ts";
import { entriesOf, isHole } from "../subjects/card/pad/waitingEntry.ts";
import { sessionQuery } from "../subjects/person/session/session.ts";
import { keepTaps } from "./keepTaps.ts";

let storage = fakeStorage();
beforeEach(() => {
  storage = fakeStorage();
  vi.stubGlobal("localStorage", storage);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const seven = HoleNumber.make(7);
const eventId = tournamentId;

interface Situation {
  readonly round?: Partial<Round>;
  readonly stands?: HoleScore;
  readonly event?: object;
  readonly matches?: ReadonlyArray<object>;
}

const taps = ({ round = {}, stands, event = {}, matches = [] }: Situation) => {
  const queries = new QueryClient();
  queries.setQueryData<unknown>(sessionQuery.queryKey, { id: ana });
  queries.setQueryData<unknown>(readOf(getEvent, { eventId }).queryKey, {
    ...{ status: "active", startDate: null, ...event },
  });
  queries.setQueryData<unknown>(readOf(listMatches, { eventId }).queryKey, matches);
  const cards = {
    ...{ playerId: ana, partner: null, tournamentId, roundNumber: round1, rejection: null },
    ...{ entered: new Map(stands && [[seven, stands]]), verified: new Set() },
    seenBefore: () => ({ basedOn: stands?.strokes ?? null }),
    ...round,
  } as unknown as Round;
  return keepTaps(queries)(cards, seven);
};

/** A key of the picture, as far as the first script of the page asks. */
const keyIn = (button: string, pad: object) => {
  const [, text] = / value="([^"]*)"/u.exec(button) ?? [];
  const attributes = new Map([["aria-pressed", String(/aria-pressed="true"/u.test(button))]]);
  const key = {
    name: /<span[^>]*>([^<]*)</u.exec(button)?.[1] ?? "",
    value: text?.replaceAll("&quot;", '"'),
    isPressed: () => attributes.get("aria-pressed") === "true",
    setAttribute: (name: string, value: unknown) => attributes.set(name, String(value)),
    closest: (selector: string): object | null => {
      if (!selector.endsWith("[value]")) return pad;
      return text === undefined ? null : key;
    },
  };
  return key;
};

/** The keys of hole 7, a par 4, on the first picture of the pad. */
const picture = (situation: Situation = {}) => {
  const { stands = null } = situation;
  const markup = renderToStaticMarkup(
    <PadKeys
      {...{ holeNumber: seven, par: 4, played: stands?.strokes ?? null, isLocked: false }}
      kept={taps(situation)}
      onPlayed={() => {}}
      onMore={() => {}}
    />,
  );
  const [, waitsAs = "", hole = ""] =
    /data-waits-as="([^"]*)" data-hole="([^"]*)"/u.exec(markup) ?? [];
  const pad = {
    dataset: { waitsAs, hole },
    querySelectorAll: () => keys.filter(({ value }) => value !== undefined),
  };
  const keys = [...markup.matchAll(/<button.*?<\/button>/gu)].map(([one]) => keyIn(one, pad));
  const page = bootedPage(storage, "https://golf.example/events/1?tab=scorecard&round=1");
  return {
    waitsAs,
    tap: (name: string) => page.click(keys.find((key) => key.name === name) ?? {}),
    pressed: () => keys.filter((key) => key.isPressed()).map(({ name }) => name),
    address: () => page.location.href,
  };
};

/** As the pad finds it once it is alive. */
const waiting = () => entriesOf(ana, tournamentId).all().filter(isHole);

test("what is tapped waits as a score of that card and hole, to which the page belongs from then on", () => {
  const { tap, pressed, address } = picture();
  tap("5, Bogey");
  expect(waiting()).toEqual([
    {
      ...{ key: expect.any(String), order: 1, wasTried: false },
      ...{ roundNumber: round1, hole: scored(7, 5), basedOn: null },
    },
  ]);
  expect(pressed()).toEqual(["5, Bogey"]);
  expect(address()).toBe("https://golf.example/events/1?tab=scorecard&round=1&hole=7");
});

test("another key takes its place, and the same key again takes it back", () => {
  const { tap, pressed } = picture();
  tap("5, Bogey");
  tap("Picked up");
  const { strokes: _none, ...pickedUp } = scored(7, 0);
  expect(waiting().map(({ hole }) => hole)).toEqual([
    { ...pickedUp, strokes: null, pickedUp: true },
  ]);
  expect(pressed()).toEqual(["Picked up"]);
  tap("Picked up");
  expect(waiting()).toEqual([]);
  expect(pressed()).toEqual([]);
});

test("a score that stands there keeps its putts, and comes back where its key is tapped", () => {
  const stands = { ...scored(7, 4), putts: 2, notes: "Wind" };
  const { tap, pressed } = picture({ stands });
  tap("4, Par");
  expect(waiting()).toEqual([]);
  tap("5, Bogey");
  expect(waiting()).toMatchObject([{ hole: { ...stands, strokes: 5 }, basedOn: 4 }]);
  expect(pressed()).toEqual(["5, Bogey"]);
  tap("4, Par");
  expect(waiting()).toEqual([]);
  expect(pressed()).toEqual(["4, Par"]);
});

test("a score without a key of its own gives its place to a tapped one", () => {
  const { tap, pressed } = picture({ stands: scored(7, 12) });
  tap("5, Bogey");
  expect(pressed()).toEqual(["5, Bogey"]);
});

test("on the card of a partner it waits for the partner", () => {
  const { tap } = picture({ round: { playerId: ben, partner: "Ben" } });
  tap("5, Bogey");
  expect(waiting()).toMatchObject([{ playerId: ben, hole: scored(7, 5) }]);
});

test("what another page of the browser has sent is changed on the pad alone", () => {
  const { tap, pressed, waitsAs } = picture();
  tap("5, Bogey");
  storage.removeItem(waitsAs);
  tap("6, Double");
  expect(waiting()).toEqual([]);
  expect(pressed()).toEqual(["5, Bogey"]);
});

test("what a device refuses to store is not shown as kept", () => {
  const { tap, pressed } = picture();
  vi.spyOn(storage, "setItem").mockImplementation(() => {
    throw new Error("The disk is full");
  });
  expect(() => tap("5, Bogey")).toThrow("The disk is full");
  expect(pressed()).toEqual([]);
});

test("against a rival the key for a hole that was picked up waits, as it may raise a question", () => {
  const matches = [
    { roundNumber: round1, playerId: ana, opponentId: ben, player: {}, opponent: {} },
  ];
  expect(taps({ matches })?.textOf("pickedUp")).toBe(undefined);
  expect(taps({ matches })?.textOf(5)).toContain(`"strokes":5`);
});

test.for<readonly [string, Situation]>([
  [
    "before the day, when nothing is saved",
    { event: { status: "upcoming", startDate: "2099-06-13" } },
  ],
  ["of a verified hole", { round: { verified: new Set([seven]) } }],
  [
    "of a card that was sent back, where the same score is a new one",
    { round: { rejection: {} as never } },
  ],
])("the keys %s keep no taps", ([, situation]) => {
  expect(taps(situation)).toBe(null);
});
