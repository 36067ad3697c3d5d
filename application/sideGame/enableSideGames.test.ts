import { Effect } from "effect";
import { expect } from "vitest";
import { context } from "../../domain/scorecard/examples.ts";
import { streams } from "../../domain/shared/streams.ts";
import { create as createGame, sideGameId } from "../../domain/sideGame/examples.ts";
import { create, tournamentId } from "../../domain/tournament/examples.ts";
import { test } from "../../workers/cli/import/testing/product.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";
import { react } from "../policies/policies.ts";
import { EventStore } from "../ports/EventStore.ts";
import { JobsMemory } from "../ports/Jobs.memory.ts";
import { sendToSideGame, sendToTournament } from "../testing/send.ts";

const settings = TournamentFacts.use((facts) => facts.tournament(tournamentId)).pipe(
  Effect.map((tournament) => tournament.settings),
);

const eventsOf = (stream: string) =>
  EventStore.use((store) => store.read(stream)).pipe(Effect.map(({ events }) => events));

test("a policy enables side games when a request ended right after it created a game", async ({
  product,
}) => {
  const off = create({ sideGamesEnabled: false });
  await product.runPromise(sendToTournament(off, context(1)));
  await product.runPromise(sendToSideGame(createGame(), context(2)));
  expect((await product.runPromise(settings)).sideGamesEnabled).toBe(false);

  const [created] = await product.runPromise(eventsOf(streams.sideGame(sideGameId)));
  if (!created) throw new Error("The game is not there.");
  await product.runPromise(react(created).pipe(Effect.provide(JobsMemory)));
  expect((await product.runPromise(settings)).sideGamesEnabled).toBe(true);

  await product.runPromise(react(created).pipe(Effect.provide(JobsMemory)));
  const events = await product.runPromise(eventsOf(streams.tournament(tournamentId)));
  expect(events).toHaveLength(2);
  expect(events[1]?.metadata.actor).toEqual(created.metadata.actor);
});
