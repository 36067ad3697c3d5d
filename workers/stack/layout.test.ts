import { expect, test } from "vitest";
import { layoutFor } from "./layout.ts";

const databaseUrl = "postgres://golf@127.0.0.1/golf";

test("there are two of each process, servers first, each with its own ports on one database", async () => {
  const env = { METRICS_PORT: "9464", TRUST_PROXY: "10.0.0.1", DATABASE_URL: "" };
  const { processes, serverPorts } = await layoutFor([], { databaseUrl, env });
  expect(processes.map(({ name }) => name)).toEqual([
    ...["server 1", "server 2", "projector 1", "projector 2", "jobs 1", "jobs 2"],
  ]);
  expect(serverPorts).toEqual(processes.slice(0, 2).map(({ port }) => port));
  expect(new Set(processes.map(({ port }) => port)).size).toBe(6);
  expect(processes.map(({ env: own }) => own["METRICS_PORT"])).toEqual(
    [9464, 9465, 9466, 9467, 9468, 9469].map(String),
  );
  for (const { env: own } of processes) {
    expect(own).toMatchObject({ DATABASE_URL: databaseUrl, TRUST_PROXY: "10.0.0.1,loopback" });
  }
});

test("the numbers of the processes can be chosen", async () => {
  const args = ["--servers", "1", "--projectors", "1", "--jobs=3"];
  const { processes } = await layoutFor(args, { databaseUrl, env: {} });
  expect(processes.map(({ program }) => program)).toEqual([
    ...["server", "projector", "jobs", "jobs", "jobs"],
  ]);
});

test.for([[["--servers", "0"]], [["--jobs", "many"]], [["--proxies", "2"]], [["3"]]])(
  "the arguments %s are refused in one sentence",
  async ([args]) => {
    await expect(layoutFor(args ?? [], { databaseUrl, env: {} })).rejects.toThrow(
      "npm run stack takes --servers, --projectors and --jobs, each with a number from 1 to 16.",
    );
  },
);
