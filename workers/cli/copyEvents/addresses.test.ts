import { describe, expect } from "vitest";
import { test } from "./testing/stores.ts";

const aDatabase = /^error: --to must name a host and a database, as in postgres:/;
const anAddress = /^error: --to must be a postgres:\/\/ or an esdb:\/\/ address, as in /;

describe("an address that golf copy-events cannot use", () => {
  test.for([
    { address: "mysql://db/golf", says: anAddress },
    { address: "esdb://", says: anAddress },
    { address: "esdb://golf:top@secret@h?tls=false", says: anAddress },
    { address: "esdb://golf:top@h?tls=secret@h", says: anAddress },
    {
      address: "esdb://golf:topsecret@127.0.0.1:4720?tls=false&frob=1",
      says: /^error: --to has an option that the client of EventStoreDB cannot use: frob[.]$/,
    },
    {
      address: "esdb://golf:topsecret@127.0.0.1:4720?tls",
      says: /^error: --to has an option that the client of EventStoreDB cannot use: tls[.]$/,
    },
    {
      // The client prints the whole address when it reads this one.
      address: "esdb://golf:topsecret@127.0.0.1:4720?tls_verify_cert=false",
      says: /^error: --to has an option .* cannot use: tls_verify_cert[.]$/,
    },
    { address: "postgres://", says: aDatabase },
    { address: "postgres:///golf", says: aDatabase },
    { address: "postgres://db", says: aDatabase },
    { address: "postgres://db/", says: aDatabase },
    { address: "postgresql://golf:topsecret@db:5432", says: aDatabase },
    { address: "postgres:/golf:topsecret@h", says: aDatabase },
    { address: "postgres://golf:top/secret@h/golf", says: aDatabase },
    { address: "postgres://golf:1/topsecret@h", says: aDatabase },
    { address: "postgres://golf:1/golf?topsecret@h", says: aDatabase },
  ])("$address", async ({ address, says }, { copyEvents }) => {
    const { code, output } = await copyEvents("--to", address);
    expect(code).toBe(2);
    expect(output.trim()).toMatch(says);
    expect(output.trim()).not.toContain("\n");
    expect(output).not.toMatch(/top|secret/);
  });

  test.for(["--too=postgres://golf:topsecret@h/golf", "--topostgres://golf:top'secret@h/golf"])(
    "its password is not printed for %s",
    async (arg, { copyEvents }) => {
      const { code, output } = await copyEvents(arg);
      expect({ code, output }).toEqual({
        code: 2,
        output: expect.stringMatching(/^error: unknown option '--to\w+'/),
      });
      expect(output).not.toMatch(/golf:|secret/);
    },
  );
});
