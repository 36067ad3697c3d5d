import { expect } from "vitest";
import { endpoints } from "../../contract/api.ts";
import { test } from "../testing/frame.ts";
import { testOptions } from "../testing/options.ts";
import { openApiDocument } from "./document.ts";

const document = openApiDocument(testOptions);
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(Object(item)).map(([method, operation]) => ({
    path,
    method,
    operation: Object(operation),
  })),
);

const byText = (a: string, b: string) => a.localeCompare(b);

/** All values inside a value that have this key. */
const found = (value: unknown, key: string): ReadonlyArray<unknown> => {
  if (typeof value !== "object" || value === null) return [];
  const own = Object.hasOwn(value, key) ? [Object(value)[key]] : [];
  return [...own, ...Object.values(value).flatMap((inner) => found(inner, key))];
};

test("every call of the contract is described with its own name", () => {
  expect(document).toMatchObject({ openapi: "3.1.0", info: { title: "Wicked Golf" } });
  const names = operations.map(({ operation }) => operation.operationId);
  expect(names.toSorted(byText)).toEqual(endpoints.map(([name]) => name).toSorted(byText));
  expect(new Set(names).size).toBe(names.length);
});

test("every reference points to a component", () => {
  const known = Object.keys(document.components.schemas).map(
    (name) => `#/components/schemas/${name}`,
  );
  const references = found(document, "$ref");
  expect(references.length).toBeGreaterThan(20);
  expect(references.filter((reference) => !known.includes(String(reference)))).toEqual([]);
});

test("the parameters of a path are declared", () => {
  for (const { path, operation } of operations) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const declared = operation.parameters.filter((each: { in: string }) => each.in === "path");
    expect(declared.map(({ name }: { name: string }) => name)).toEqual(named);
  }
});

test("a call describes who may make it and how it answers", () => {
  expect(document.paths["/api/events/{eventId}/my-scores"]).toMatchObject({
    post: {
      "x-access": "registered",
      security: [{ player: [] }],
      requestBody: { content: { "application/json": { schema: { type: "object" } } } },
      responses: {
        "200": {
          content: { "application/json": { schema: { $ref: "#/components/schemas/Scorecard" } } },
        },
        "202": { description: expect.any(String) },
        "400": { description: expect.stringContaining("Hole N does not exist on this course") },
        "401": { description: "Not authenticated" },
        "403": { description: expect.stringContaining("You must be registered for this event") },
        "404": { description: expect.stringContaining("Event not found") },
        "409": { description: expect.stringContaining("This event has been cancelled") },
      },
    },
  });
});

test("a call for a part of a list describes the total number", () => {
  const { get } = Object(document.paths["/api/scorecards/{scorecardId}/history"]);
  expect(get.responses["200"].headers).toEqual({
    "X-Total-Count": { description: expect.any(String), schema: { type: "integer" } },
  });
  expect(get.parameters.map(({ name }: { name: string }) => name)).toEqual([
    "scorecardId",
    "limit",
    "before",
  ]);
});

const board = "/api/events/{eventId}/leaderboard";

test.for([
  [board, "Invalid time"],
  [`${board}/settings`, "Invalid time"],
  ["/api/events/{eventId}/team-leaderboard", "Invalid time"],
  [`${board}.csv`, "Invalid time"],
  [`${board}.csv`, "Scoring must be gross, net or stableford"],
] as const)("%s describes the sentence with which its query is refused: %s", ([path, sentence]) => {
  expect(document.paths[path]).toMatchObject({
    get: { responses: { "400": { description: expect.stringContaining(sentence) } } },
  });
});

test("the document is available as JSON and as a page without inline scripts", async ({
  serving,
}) => {
  const app = await serving(() => async () => {});
  const json = await app.inject("/api/docs/json");
  expect(json.json()).toEqual(JSON.parse(JSON.stringify(document)));

  const page = await app.inject("/api/docs");
  expect(page.headers["content-type"]).toContain("text/html");
  const scripts = [...page.body.matchAll(/<script([^>]*)>([^<]*)<\/script>/g)];
  expect(scripts.length).toBeGreaterThan(0);
  for (const [, attributes, code = ""] of scripts) {
    expect(code.trim()).toBe("");
    const [, src = ""] = /src="([^"]+)"/.exec(attributes ?? "") ?? [];
    expect((await app.inject(src)).statusCode).toBe(200);
  }
  expect(page.headers["content-security-policy"]).toContain("script-src 'self';");
  expect(page.headers["cache-control"]).toBe("no-store");
});
