import { setTimeout as sleep } from "node:timers/promises";
import { range } from "../../domain/golf/range.ts";
import { nthScore, type ScoreToSend, wholeCards } from "../load/expected.ts";
import { openClub } from "../product/club.ts";
import { largeLog, smallLog } from "../product/grownLog.ts";
import { type Installation, openInstallation } from "../product/installation.ts";
import { type Row, RunFailed } from "../row.ts";
import type { Setting } from "../setting.ts";
import { median } from "../statistics.ts";

const common = { wanted: "less", bounds: "ratio", must: 1.5, goal: 1.15 } as const;
const figures = [
  { ...common, what: "one score", unit: "ms" },
  { ...common, what: "one board that has moved", unit: "ms" },
  { ...common, what: "the page of an event", unit: "ms" },
  { ...common, what: "the participants and the cards of an event", unit: "ms" },
  { ...common, what: "the list of events, as its page asks for it", unit: "ms" },
  { ...common, what: "from start to the first answer", unit: "ms" },
  { ...common, what: "memory of the server", unit: "MB" },
];

export const P6: Row = {
  name: "P6",
  what: "growth: a hundred times as many hole scores, events and people",
  floor: "itself, small",
  figures,
  prepare: async (setting) => {
    const small = await grown(setting, await smallLog(setting));
    const large = await grown(setting, await largeLog(setting));
    return {
      floor: small.run,
      product: large.run,
      check: async () => {
        await small.checkStored();
        await large.checkStored();
      },
      end: async () => {
        await small.check();
        await large.check();
      },
    };
  },
};

const PLAYERS = 20;
const TIMES = 40;

const grown = async (setting: Setting, { name }: { readonly name: string }) => {
  const golf = await openInstallation(setting, { name: `${name}_in_use`, copyOf: name });
  await untilFollowed(golf);
  const club = await openClub(golf, PLAYERS);
  const eventId = await club.newEvent();
  const event = `/api/events/${eventId}`;
  const [first, ...others] = club.players;
  if (!first) throw new RunFailed("Nobody plays.");
  const { cookie } = first;
  const acknowledged: Array<string> = [];

  const ask = async (path: string, post?: ScoreToSend) => {
    const headers = { cookie: post?.cookie ?? cookie, "content-type": "application/json" };
    const body = post ? { method: "POST", body: JSON.stringify(post.body) } : {};
    const response = await fetch(golf.url + path, { headers, ...body });
    const text = await response.text();
    if (response.status !== 200)
      throw new RunFailed(`${path} answered ${response.status}: ${text}`);
    return response.headers.get("x-request-id") ?? "an answer without an id";
  };
  const record = async (score: ScoreToSend) =>
    void acknowledged.push(await ask(`${event}/my-scores`, score));
  for (const card of wholeCards(club.players)) await record(card);

  let scores = 0;
  const nextScore = () => record(nthScore([first, ...others], scores++));
  const all = (...paths: ReadonlyArray<string>) => Promise.all(paths.map((path) => ask(path)));

  const run = async () => {
    await golf.stop();
    const started = await golf.start();
    await medianOf(TIMES, nextScore);
    return [
      await medianOf(TIMES, nextScore),
      await medianOf(TIMES, () => ask(`${event}/leaderboard`), nextScore),
      await medianOf(TIMES, () => all(event, `${event}/rounds`, `${event}/registration-status`)),
      await medianOf(TIMES, () => all(`${event}/participants`, `${event}/all-scorecards`)),
      await medianOf(TIMES, () => ask("/api/events?sort=relevance&limit=24")),
      started,
      (await golf.memory()) / 1e6,
    ];
  };
  return {
    run,
    checkStored: () => club.checkStored(eventId, acknowledged),
    check: () => club.check(eventId, acknowledged),
  };
};

/** The median in milliseconds of several runs. The work of `before` is not measured. */
const medianOf = async (
  times: number,
  work: () => Promise<unknown>,
  before: () => Promise<unknown> = async () => {},
) => {
  const taken: Array<number> = [];
  for (const _ of range(1, times)) {
    await before();
    const start = performance.now();
    await work();
    taken.push(performance.now() - start);
  }
  return median(taken);
};

/** Waits until read models and policies have applied the whole log. */
const untilFollowed = async ({ facts }: Installation) => {
  for (;;) {
    const { rows } = await facts.query<{ behind: boolean }>(`
      select coalesce(min(position), 0) < (select max(position) from event_store.events) as behind
      from (select position from read.checkpoint
        union all select position from reference.policy_checkpoint) as at`);
    if (!rows[0]?.behind) return;
    await sleep(200);
  }
};
