import { expect } from "vitest";
import { listEvents } from "../../contract/event/events.ts";
import { test } from "../testing/frame.ts";
import type { Routes } from "./runtime.ts";

const routes: Routes = () => async (app) => {
  app.get(listEvents.path, () => []);
  app.get("/api/health", () => {
    throw new Error("out of order");
  });
};

test("a request is observed with the name of its call and with its status", async ({ serving }) => {
  const seen: Array<string> = [];
  const app = await serving(routes, {
    observe: (call) => {
      seen.push(`${call} begins`);
      return (status) => seen.push(`${call} ends with ${status}`);
    },
  });
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  // All unknown paths share one name. Otherwise invented paths would fill the memory.
  for (const path of [listEvents.path, "/api/health", "/wp-admin/7", "/api/events/7/holes"]) {
    await (await fetch(address + path)).text();
  }
  await expect
    .poll(() => seen)
    .toEqual([
      ...["listEvents begins", "listEvents ends with 200"],
      ...["getHealth begins", "getHealth ends with 500"],
      ...["site begins", "site ends with 404"],
      ...["site begins", "site ends with 404"],
    ]);
});
