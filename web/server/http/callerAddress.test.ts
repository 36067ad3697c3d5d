import { Effect, Schema } from "effect";
import type { FastifyRequest } from "fastify";
import { expect, test as plain } from "vitest";
import { endpoint } from "../../contract/endpoint.ts";
import { test } from "../testing/frame.ts";
import { callerAddress } from "./callerAddress.ts";
import type { Routes } from "./runtime.ts";
import { serve } from "./serve.ts";

const addressOf = (ip: string | undefined, remoteAddress: string | undefined = "10.0.0.1") =>
  callerAddress({ ip, socket: { remoteAddress } } as unknown as FastifyRequest);

plain.each([
  ["203.0.113.9", "203.0.113.9"],
  ["203.0.113.9:5001", "203.0.113.9"],
  ["[203.0.113.9]:5001", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["::FFFF:203.0.113.9", "203.0.113.9"],
  ["::ffff:cb00:7109", "203.0.113.9"],
  ["[::ffff:203.0.113.9]:5001", "203.0.113.9"],
  ["2001:db8::1", "2001:db8::1"],
  ["2001:DB8:0:0:0:0:0:1", "2001:db8::1"],
  ["[2001:db8::1]:443", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["fe80::1%eth0", "fe80::1"],
])("the address %s is read as %s", (ip, address) => {
  expect(addressOf(ip)).toBe(address);
});

plain.each(["", "unknown", "x".repeat(4000), "203.0.113.999", "203.0.113.9:par", "[::1", "::1]:1"])(
  "%s is no address, so the address of the connection counts",
  (ip) => {
    expect([addressOf(ip), addressOf(ip, "::ffff:10.0.0.1")]).toEqual(["10.0.0.1", "10.0.0.1"]);
  },
);

plain("a connection that has closed has an unknown address", () => {
  expect(addressOf(undefined, "")).toBe("unknown");
});

const where = endpoint({
  from: [],
  summary: "For a test",
  method: "GET",
  path: "/api/where",
  access: "anyone",
  success: { status: 200, body: Schema.Struct({ address: Schema.String }) },
});

const routes: Routes = (runtime) => async (app) => {
  serve(app, runtime, where, ({ address }) => Effect.succeed({ address }));
};

test.for([
  { forwarded: "203.0.113.9:5001", address: "203.0.113.9" },
  { forwarded: "[2001:db8::1]:5001", address: "2001:db8::1" },
  { forwarded: "x".repeat(4000), address: "127.0.0.1" },
])(
  "calls and the log contain the address $address",
  async ({ forwarded, address }, { serving }) => {
    const lines: Array<string> = [];
    const logStream = { write: (line: string) => void lines.push(line) };
    const options = { trustProxy: "127.0.0.1", logLevel: "info", logStream };
    const app = await serving(routes, options);
    const headers = { "x-forwarded-for": forwarded };
    const response = await app.inject({ url: "/api/where", headers });
    expect(response.json()).toEqual({ address });
    expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({ path: "/api/where", ip: address });
  },
);
