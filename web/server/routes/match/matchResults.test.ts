import { Fiber, Stream } from "effect";
import { expect, vi } from "vitest";
import { runPolicies } from "../../../../application/policies/runPolicies.ts";
import { EventLog } from "../../../../application/ports/EventLog.ts";
import { EventStore } from "../../../../application/ports/EventStore.ts";
import { PolicyCheckpoints } from "../../../../application/ports/PolicyCheckpoints.ts";
import { ProjectionAdmin } from "../../../../application/ports/ProjectionAdmin.ts";
import { streams } from "../../../../domain/shared/streams.ts";
import type { MatchId } from "../../../../domain/shared/values.ts";
import { polling } from "../../../../infrastructure/testing/until.ts";
import { test as base } from "../../testing/club.ts";
import { each, matchesIn, matchPlayFormat, play } from "../../testing/matches.ts";

const test = base.extend<{
  /** All events of a match, after the policies have handled the whole log. */
  readonly recordedOf: (matchId: MatchId) => Promise<ReadonlyArray<unknown>>;
  /** Follows the log as the product does. */
  readonly following: void;
}>({
  following: [
    async ({ runtime }, use) => {
      const fiber = runtime.runFork(runPolicies);
      await use();
      await runtime.runPromise(Fiber.interrupt(fiber));
    },
    { auto: true },
  ],
  recordedOf: async ({ runtime }, use) =>
    use(async (matchId) => {
      const head = await runtime.runPromise(EventLog.use((log) => log.head));
      const seen = PolicyCheckpoints.use(({ load }) => load);
      const caughtUp = async () => {
        const position = await runtime.runPromise(seen);
        if (position === null || position < head) throw new Error(`Policies are at ${position}.`);
      };
      await vi.waitFor(caughtUp, polling);
      const { events } = await runtime.runPromise(
        EventStore.use((store) => store.read(streams.match(matchId))),
      );
      return events.map(({ event, metadata }) => ({ ...Object(event), by: metadata.actor }));
    }),
});

const byPolicy = { by: { kind: "system", id: "announceMatches" } };

test("a result of the cards is announced, changed after a correction and taken back", async ({
  club,
  recordedOf,
}) => {
  const eventId = await club.newEvent(await matchPlayFormat(club.superAdmin));
  const ana = await club.newEntrant(eventId, { firstName: "Ana" });
  const ben = await club.newEntrant(eventId, { firstName: "Ben" });
  const [{ id, playerId }] = await matchesIn(ana, eventId);
  const forAna = playerId === ana.id ? "win" : "loss";

  await play(ana, eventId, [...each(4, 3), ...each(11, 4)]);
  expect(await recordedOf(id)).toEqual([]);
  await play(ben, eventId, each(15, 4));
  const decided = { _tag: "MatchDecided", matchId: id, decidedBy: "scores", ...byPolicy };
  const first = { ...decided, result: forAna, margin: "4&3" };
  expect(await recordedOf(id)).toMatchObject([first]);

  await play(ana, eventId, [4, 4]);
  expect(await recordedOf(id)).toMatchObject([first, { _tag: "MatchReopened", ...byPolicy }]);

  await play(ana, eventId, [3, 3, 3, 3, 3]);
  expect(await recordedOf(id)).toMatchObject([
    first,
    { _tag: "MatchReopened" },
    { ...decided, margin: "5&4" },
  ]);
});

test("a rebuild or another score does not announce a result again", async ({
  club,
  recordedOf,
  runtime,
}) => {
  const eventId = await club.newEvent(await matchPlayFormat(club.superAdmin));
  const ana = await club.newEntrant(eventId, { firstName: "Ana" });
  const ben = await club.newEntrant(eventId, { firstName: "Ben" });
  const [{ id }] = await matchesIn(ana, eventId);
  await play(ana, eventId, each(17, 4));
  await play(ben, eventId, each(17, 5));
  const once = await recordedOf(id);
  expect(once).toHaveLength(1);

  await runtime.runPromise(
    ProjectionAdmin.use(({ rebuild }) => Stream.runDrain(rebuild("matches"))),
  );
  await play(ben, eventId, each(18, 5));
  expect(await recordedOf(id)).toEqual(once);
});

test("a result that an administrator recorded is never replaced by an announcement", async ({
  club,
  recordedOf,
}) => {
  const eventId = await club.newEvent();
  const ana = await club.newEntrant(eventId, { firstName: "Ana" });
  const ben = await club.newEntrant(eventId, { firstName: "Ben" });
  const match = { playerId: ana.id, opponentId: ben.id, roundNumber: 1, result: "loss" };
  const url = `/api/events/${eventId}/matches`;
  const { id } = (await club.superAdmin.send("POST", url, match)).json();
  await play(ana, eventId, each(18, 4));
  await play(ben, eventId, each(18, 5));
  expect(await recordedOf(id)).toMatchObject([
    { _tag: "MatchArranged" },
    { _tag: "MatchDecided", result: "loss", decidedBy: "admin", by: { kind: "admin" } },
  ]);
});
