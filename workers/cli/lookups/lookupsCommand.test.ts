import { Effect } from "effect";
import { expect } from "vitest";
import { Lookups } from "../../../application/ports/Lookups.ts";
import { test as base } from "../import/testing/product.ts";
import { commandLine, type Ended, script } from "../testing/commands.ts";
import { registerLookupsCommand } from "./lookupsCommand.ts";

interface Fixtures {
  readonly lookups: (...args: ReadonlyArray<string>) => Promise<Ended>;
}

const test = base.extend<Fixtures>({
  lookups: async ({ product }, use) => {
    const run = commandLine((program) => registerLookupsCommand(program, product));
    await use((...args) => run(script, "lookups", ...args));
  },
});

const words = (code: string, name: string) =>
  ["--code", code, "--name", name, "--description", "As the club plays it"] as const;

test("the items of one list or of all lists are printed", async ({ lookups }) => {
  const { code, output } = await lookups("list", "metric");
  expect(code).toBe(0);
  expect(output.slice(0, 3).map((line) => line.split("\t").slice(0, 3))).toEqual([
    ["scoring metric", "GROSS", "Gross"],
    ["scoring metric", "NET", "Net"],
    ["scoring metric", "POINTS", "Points"],
  ]);
  const all = JSON.parse((await lookups("list", "--json")).output[0] ?? "");
  expect(new Set(all.map(({ list }: { list: string }) => list)).size).toBe(4);
});

test("an added item is the last one of its list", async ({ product, lookups }) => {
  expect(
    await lookups("add", "structure", ...words("TRIO", "Trio"), "--players-per-group", "3"),
  ).toEqual({ code: 0, output: ["Added the participant structure TRIO (Trio)."] });
  await lookups("add", "format", ...words("GREEN", "Greensome"), "--structures", "PAIRS, TRIO");
  const ranking = ["--applies-to", "Greensome", "--ranking", "desc"];
  await lookups("add", "metric", ...words("SKINS", "Skins"), ...ranking);
  await lookups("add", "container", ...words("CUP", "Cup"), "--series", "--days", "3");

  const { structures, formats, metrics, containers, compatibility } = await product.runPromise(
    Lookups.use((port) =>
      Effect.all({
        structures: port.participantStructures.list,
        formats: port.playFormats.list,
        metrics: port.scoringMetrics.list,
        containers: port.competitionContainers.list,
        compatibility: port.compatibility,
      }),
    ),
  );
  expect(structures.at(-1)).toMatchObject({ code: "TRIO", playersPerGroup: 3 });
  const green = formats.at(-1);
  expect(green).toMatchObject({ code: "GREEN", compatibleStructures: ["PAIRS", "TRIO"] });
  expect(metrics.at(-1)).toMatchObject({ code: "SKINS", rankingDirection: "desc" });
  expect(containers.at(-1)).toMatchObject({ code: "CUP", typicalDurationDays: 3 });
  const admitted = compatibility.filter(({ playFormatId }) => playFormatId === green?.id);
  expect(admitted).toHaveLength(2);
});

test("a retired item is not offered until it is restored, and the audit records both", async ({
  lookups,
  database,
}) => {
  const codes = async (...args: ReadonlyArray<string>) =>
    (await lookups("list", "container", ...args)).output.map((line) => line.split("\t")[1]);
  expect(await lookups("retire", "container", "SEASON")).toEqual({
    code: 0,
    output: ["Retired the competition container SEASON: new events do not have it to choose."],
  });
  await lookups("retire", "container", "SEASON");
  expect(await codes()).not.toContain("SEASON");
  expect(await codes("--all")).toContain("SEASON");
  expect((await lookups("restore", "container", "SEASON", "--json")).output[0]).toContain(
    '"isActive":true',
  );
  expect(await codes()).toContain("SEASON");

  const rows = await database.reference
    .selectFrom("audit")
    .select(["action", "before", "after", "actorKind"])
    .where("tableName", "=", "competition_containers")
    .where("action", "!=", "created")
    .orderBy("id")
    .execute();
  const [on, off] = [{ isActive: true }, { isActive: false }];
  expect(rows).toEqual([
    { action: "retired", before: on, after: off, actorKind: "cli" },
    { action: "restored", before: off, after: on, actorKind: "cli" },
  ]);
});

test("every refused command prints one sentence and writes nothing", async ({ lookups }) => {
  const before = await lookups("list", "--all");
  const refused = async (sentence: string, ...args: ReadonlyArray<string>) =>
    expect(await lookups(...args)).toEqual({ code: 1, output: [sentence] });
  const days = ["--days", "0"];
  await refused("Code is required.", "add", "container", ...words(" ", "Cup"));
  await refused(
    "Code must be 10 characters or less.",
    ...["add", "container", ...words("ELEVENCHARS", "Cup")],
  );
  await refused(
    "Duration must be at least 1 day.",
    ...["add", "container", ...words("ONE", "One"), ...days],
  );
  await refused(
    "At least one compatible structure is required.",
    ...["add", "format", ...words("ONE", "One"), "--structures", " , "],
  );
  await refused(
    "There is no participant structure NOBODY.",
    ...["add", "format", ...words("ONE", "One"), "--structures", "PAIRS,NOBODY"],
  );
  await refused(
    "There is a competition container SINGLE already.",
    ...["add", "container", ...words("SINGLE", "Single")],
  );
  await refused("There is no play format NOTHING.", "retire", "format", "NOTHING");
  expect((await lookups("retire", "shop", "NOTHING")).code).toBe(2);
  expect((await lookups("add", "container", ...words("ONE", "One"), "--days", "one")).code).toBe(2);
  expect(await lookups("list", "--all")).toEqual(before);
});
