import { randomUUID } from "node:crypto";
import { Struct } from "effect";
import { describe, expect, vi } from "vitest";
import { connect } from "../../../infrastructure/postgres/database.ts";
import { changeByHand } from "../../../infrastructure/postgres/testing/changeByHand.ts";
import { fill, readAll, test } from "./testing/stores.ts";

const few = { streams: 10, rounds: 3 };
const FEW = 60;

const queryOn = async (url: string, question: string) => {
  const { appends, close } = connect(url);
  return (await appends.query(question).finally(close)).rows;
};

describe("golf copy-events", () => {
  test("a copy from PostgreSQL to EventStoreDB and back keeps everything except positions", async ({
    first,
    second,
    server: { connectionString: esdb },
    copyEvents,
  }) => {
    await fill(first, { streams: 40, rounds: 7 });
    const there = await copyEvents("--from", first, "--to", esdb, "--json");
    const back = await copyEvents("--from", esdb, "--to", second, "--json");

    expect([there.code, back.code]).toEqual([0, 0]);
    expect(JSON.parse(there.output)).toEqual({
      events: 560,
      added: 560,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(JSON.parse(back.output)).toEqual(JSON.parse(there.output));
    const originals = await readAll(first);
    expect(await readAll(second)).toEqual(originals);
    const withoutPosition = originals.map((event) => Struct.omit(event, ["position"]));
    expect(await readAll(esdb)).toMatchObject(withoutPosition);
  });

  test("a second copy adds only new events", async ({
    first,
    server: { connectionString: esdb },
    copyEvents,
  }) => {
    const run = () => copyEvents("--from", first, "--to", esdb);
    await fill(first, few);
    expect((await run()).output).toMatch(/^Copied 60 events: both stores hold the same 60 events/);
    const before = await readAll(esdb);
    expect(await run()).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Nothing was mis/),
    });
    expect(await readAll(esdb)).toEqual(before);
    await fill(first, few);
    expect((await run()).output).toMatch(/^Copied 60 events: both stores hold the same 120 events/);
  });

  test("a copy continues where a store became unavailable", async ({
    first,
    server,
    copyEvents,
  }) => {
    await fill(first, { streams: 300, rounds: 2 });
    const args = ["--from", first, "--to", server.connectionString];
    const watching = setInterval(() => {
      if (server.store.log.length > FEW) server.kill();
    }, 1);
    expect(await copyEvents(...args)).toMatchObject({
      code: 1,
      output: expect.stringMatching(
        /^A store went away in the middle \(the event store of --to does not answer: [^()]+\)[.] The same command goes on from there[.]$/,
      ),
    });
    clearInterval(watching);
    const kept = server.store.log.length;
    await server.restart();
    const { code, output } = await copyEvents(...args, "--json");
    expect(code).toBe(0);
    expect(JSON.parse(output)).toMatchObject({ events: 1200 });
    // The log of the server begins with one event of its own.
    expect(JSON.parse(output).added).toBe(1200 - kept + 1);
  });

  test("a copy leaves events of other programs alone, and refuses a target with other events of the product", async ({
    first,
    second,
    server: { store, connectionString: esdb },
    copyEvents,
  }) => {
    const stranger = {
      id: randomUUID(),
      type: "Elsewhere",
      contentType: "application/json",
      data: Buffer.from("{}"),
      metadata: Buffer.alloc(0),
    };
    store.append("elsewhere-1", "any", [stranger]);
    await fill(first, few);
    expect((await copyEvents("--from", first, "--to", esdb)).code).toBe(0);

    await fill(second, few);
    const before = await readAll(esdb);
    expect(await copyEvents("--from", second, "--to", esdb)).toMatchObject({
      code: 1,
      output: expect.stringMatching(
        /^The target has events of its own \(revision 0 of tournament-/,
      ),
    });
    expect(await readAll(esdb)).toEqual(before);
  });

  test.for(['data = data || \'{"says":"else"}\'', "recorded_at = recorded_at - interval '1 ms'"])(
    "a copy with a difference is found: %s",
    async (change, { first, second, copyEvents }) => {
      const run = () => copyEvents("--from", first, "--to", second);
      await fill(first, few);
      expect((await run()).code).toBe(0);
      const { appends, close } = connect(second);
      const changed = `update event_store.events set ${change} where position = 7`;
      await changeByHand(appends, changed).finally(close);
      expect(await run()).toMatchObject({
        code: 1,
        output: expect.stringMatching(/^The stores are not the same after 60 events/),
      });
    },
  );

  test("after a copy no policy reacts twice, and the read models are rebuilt", async ({
    first,
    second,
    server: { connectionString: esdb },
    copyEvents,
  }) => {
    await fill(first, few);
    await queryOn(first, "insert into reference.policy_checkpoint values ('policies', 40)");
    await queryOn(first, "insert into read.checkpoint values ('journal', 60, 1, '{}')");
    const tournament = randomUUID();
    await queryOn(first, `insert into read.version values ('${tournament}', 'journal', 60)`);
    // A rebuild was interrupted in the middle of its second table.
    await queryOn(first, "create table rebuild.scoring_card (); create table rebuild.averages ()");
    const begun =
      "('scoringAverages', 30, 1, '{scoring_card,averages}'), ('teams', 0, 1, '{gone}')";
    await queryOn(first, `insert into rebuild.checkpoint values ${begun}`);
    const positions = () => queryOn(first, "table reference.policy_checkpoint order by name");
    await copyEvents("--from", first, "--to", esdb);
    expect(await positions()).toEqual([
      { name: "policies", position: 40 },
      { name: "policies on EventStoreDB", position: (await readAll(esdb))[39]?.position },
    ]);
    // The positions of one store have no meaning in the other.
    const checkpoints = await queryOn(first, "select position, version from read.checkpoint");
    expect(checkpoints).toEqual([{ position: 0, version: 0 }]);
    expect(await queryOn(first, "table read.version")).toEqual([]);
    expect(await queryOn(first, "table rebuild.checkpoint")).toEqual([]);
    const left = "select tablename from pg_tables where schemaname = 'rebuild'";
    expect(await queryOn(first, left)).toEqual([{ tablename: "checkpoint" }]);

    vi.stubEnv("DATABASE_URL", first);
    expect((await copyEvents("--from", esdb)).code).toBe(0);
    vi.unstubAllEnvs();
    expect(await positions()).toMatchObject([{ position: 40 }, {}]);
    // No policy has ever followed that log.
    await copyEvents("--from", esdb, "--to", second);
    expect(await queryOn(second, "table reference.policy_checkpoint")).toEqual([]);
  });

  test.for([
    { args: [], code: 2, says: /say --from or --to/ },
    { args: ["--from", "esdb://a", "--to", "esdb://b"], code: 2, says: /one of the two must be/ },
    {
      args: ["--from", "postgres://golf:secret@127.0.0.1:1/x", "--to", "esdb://a"],
      code: 1,
      says: /^The database of --from \(127.0.0.1:1\/x\) does not answer: .*ECONNREFUSED/,
    },
  ])(
    "the arguments $args end with the code $code",
    async ({ args, code, says }, { copyEvents }) => {
      const ended = await copyEvents(...args);
      expect(ended).toEqual({ code, output: expect.stringMatching(says) });
      expect(ended.output).not.toContain("secret");
    },
  );

  test("an end of the copy that does not answer or is not of this product is named", async ({
    first,
    copyEvents,
  }) => {
    await fill(first, few);
    const nowhere = "esdb://golf:secret@127.0.0.1:1?tls=false";
    expect(await copyEvents("--from", first, "--to", nowhere)).toEqual({
      code: 1,
      output: expect.stringMatching(/^The event store of --to \(127.0.0.1:1\) does not answer: /),
    });
    const foreign = new URL(first);
    foreign.pathname = "postgres";
    expect(await copyEvents("--from", foreign.href, "--to", nowhere)).toEqual({
      code: 1,
      output: expect.stringMatching(/^The database of --from .* has no events of this product[.]$/),
    });
  });
});
