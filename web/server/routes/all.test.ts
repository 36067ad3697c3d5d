import { fastify } from "fastify";
import { expect } from "vitest";
import { endpoints } from "../../contract/api.ts";
import { test } from "../testing/server.ts";
import { allRoutes } from "./all.ts";

// Only calls that the contract lists are tried as every caller and with every mistake.
test("the calls that are served are those that the contract lists", async ({ runtime }) => {
  const served: Array<string> = [];
  const app = fastify({ exposeHeadRoutes: false });
  app.addHook("onRoute", ({ method, url }) => void served.push(`${String(method)} ${url}`));
  for (const routes of allRoutes) await app.register(routes(runtime));
  await app.ready();
  const listed = endpoints.map(([, { method, path }]) => `${method} ${path}`);
  expect(served.toSorted()).toEqual(listed.toSorted());
});
