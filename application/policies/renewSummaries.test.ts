import { Effect, Layer } from "effect";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { par4, recorded, stored, tournamentId } from "../../domain/scorecard/examples.ts";
import { before } from "../../domain/summary/examples.ts";
import { initialState, type Written } from "../../domain/summary/summary.ts";
import type { TournamentStatus } from "../../domain/tournament/status.ts";
import { SummaryStreams } from "../commands/streamHandlers.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";
import { type EnqueueOptions, Jobs } from "../ports/Jobs.ts";
import { renewSummaryAfter } from "./renewSummaries.ts";

const written: Written = {
  ...{ kind: "post-event", facts: before, author: "commentator" },
  ...{ text: "Ana won.", writtenAt: "2026-06-14T16:03:11.000Z" },
};

/** The jobs after corrections at these times, and whether scores matter. */
const after = async (
  status: TournamentStatus,
  text: Written | null,
  ...times: ReadonlyArray<string>
) => {
  const jobs: Array<EnqueueOptions | undefined> = [];
  const answers = new Set<boolean>();
  const state = { state: { ...initialState, written: text }, revision: null, position: null };
  const services = Layer.mergeAll(
    Layer.mock(TournamentFacts, { tournament: () => Effect.succeed({ status } as never) }),
    Layer.mock(SummaryStreams, { read: () => Effect.succeed(state) }),
    Layer.mock(Jobs, {
      enqueue: (_kind, _payload, options) => Effect.sync(() => void jobs.push(options)),
    }),
  );
  const [correction] = stored(recorded(par4(1)));
  if (!correction) throw new Error("There is no correction.");
  for (const time of times) {
    vi.setSystemTime(`2026-06-14T${time}Z`);
    const answer = renewSummaryAfter(correction).pipe(Effect.provide(services));
    answers.add(await Effect.runPromise(answer));
  }
  return { jobs, scoresMatter: [...answers] };
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
});

test("corrections that follow each other share a job that begins after the last of them", async () => {
  const { jobs, scoresMatter } = await after("completed", written, "18:00:01", "18:00:29");
  expect(scoresMatter).toEqual([true]);
  expect(jobs).toHaveLength(2);
  expect(jobs[0]).toEqual(jobs[1]);
  expect(jobs[0]).toMatchObject({ delay: 30_000 });
  expect(jobs[0]?.id).toContain(tournamentId);
});

test("a later correction has a job of its own", async () => {
  const { jobs } = await after("completed", written, "18:00:01", "18:00:31");
  expect(jobs[0]?.id).not.toBe(jobs[1]?.id);
});

test("a text that nobody has read is not written", async () => {
  expect(await after("completed", null, "18:00:01")).toEqual({ jobs: [], scoresMatter: [true] });
});

test("scores of play do not ask for a text", async () => {
  expect(await after("active", written, "18:00:01")).toEqual({ jobs: [], scoresMatter: [false] });
});
