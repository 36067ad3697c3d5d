import pg from "pg";
import { expect, vi } from "vitest";
import { registry } from "../../../projections/registry.ts";
import { ok } from "../testing/callers.ts";
import { calls, samples } from "../testing/everyCall.ts";
import { people, type Stage, test } from "../testing/stage.ts";
import { urlOf } from "../testing/urlOf.ts";

/** The source to which each table belongs. */
const sourceOf: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    registry.flatMap(({ name, tables }) => Object.keys(tables).map((table) => [table, name])),
  ),
  ...{ courses: "courses", holes: "courses", tees: "courses" },
  ...{ messages: "messages", deliveries: "messages", phones: "sessions" },
};

/**
 * Tables that the gate asks for every caller, that never change, or that belong to the machinery. The
 * names of people are kept in memory, so the tables of accounts say nothing about a call.
 */
const unobserved: ReadonlySet<string> = new Set([
  ...["checkpoint", "version", "people_version", "tournament_numbers", "audit"],
  ...["players", "player_credentials", "player_pictures", "contacts", "mail_choices"],
  ...["administrators", "sessions", "second_factors", "recovery_codes"],
  ...["participant_structures", "play_formats", "scoring_metrics", "competition_containers"],
  ...["format_compatibility", "policy_checkpoint", "last_backup"],
]);

/** These change whenever the result does that is worked out from the others. */
const workedOut = ["matches", "side_games", "players"];

/**
 * Little of a long answer depends on these, and only for a moment: with every score thousands of
 * pages would fetch all of it again.
 */
const notFollowed: Readonly<Record<string, ReadonlyArray<string>>> = {
  getEvent: ["scorecards"],
  listParticipants: ["scorecards", "scoringAverages"],
  exportParticipants: ["scorecards", "scoringAverages"],
  listGroups: ["scorecards", "teams"],
  listTeams: ["scorecards"],
  listMyRegistrations: ["side_games"],
};

const queried = vi.spyOn(pg.Client.prototype, "query");

/** The sources whose tables were read since the last time. */
const sourcesRead = () => {
  const texts = queried.mock.calls.map(([query]: ReadonlyArray<unknown>) =>
    String(Object(query).text ?? query),
  );
  queried.mockClear();
  return texts
    .filter((text) => /^\s*(select|with)/i.test(text))
    .flatMap((text) => [...text.matchAll(/"(?:read|reference)"\."(\w+)"/g)])
    .flatMap(([, table = ""]) => (unobserved.has(table) ? [] : (sourceOf[table] ?? table)));
};

let shared: Promise<Stage> | undefined;

const reading = calls.filter(([, { method }]) => method === "GET");

test.for(reading)(
  "%s names everything of which its answer is made",
  async (named, { newStage }) => {
    const [name, call] = named;
    const stage = await (shared ??= newStage());
    const { from } = call;
    if (from === undefined) throw new Error("The contract does not say of what it is made.");
    const touched = new Set<string>();
    for (const who of people) {
      if (samples[name]?.answers[who] !== ok) continue;
      sourcesRead();
      await stage.as[who].get(urlOf(named, stage));
      for (const source of sourcesRead()) touched.add(source);
    }
    const isWorkedOut = from.every((source) => workedOut.includes(source));
    const known = new Set<string>([...from, ...(notFollowed[name] ?? [])]);
    const unnamed = [...touched].filter((source) => !known.has(source) && !isWorkedOut);
    expect(unnamed).toEqual([]);
  },
);
