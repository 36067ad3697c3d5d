import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Browser } from "../testing/browser.ts";
import { test } from "../testing/club.ts";

const listed = async (browser: Browser, path: string, field: string) => {
  const response = await browser.get(path);
  const items = response.json().map((item: Record<string, unknown>) => item[field]);
  return [items, response.headers["x-total-count"]];
};

test("people can be searched by name and e-mail, sorted and read in pages", async ({ club }) => {
  const { superAdmin } = club;
  const mark = randomUUID().slice(0, 8);
  const people = [
    { firstName: "Jörg", lastName: `Ast${mark}`, handicap: 10 },
    { firstName: "Ida", lastName: `Birke${mark}`, handicap: 2.5 },
    { firstName: "Ole", lastName: `Esche${mark}`, handicap: null },
  ];
  const [jorg] = await Promise.all(people.map((fields) => club.newPlayer(fields)));
  await superAdmin.send("DELETE", `/api/admin/users/${jorg?.id}`);
  const found = (query: string) => listed(superAdmin, `/api/admin/users?${query}`, "firstName");

  expect(await found(`q=${mark}`)).toEqual([["Jörg", "Ida", "Ole"], "3"]);
  expect(await found(`q=JORG ast${mark}`)).toEqual([["Jörg"], "1"]);
  expect(await found(`q=ast${mark} jor`)).toEqual([["Jörg"], "1"]);
  expect(await found(`q=${mark}&status=active`)).toEqual([["Ida", "Ole"], "2"]);
  expect(await found(`q=${mark}&status=archived`)).toEqual([["Jörg"], "1"]);
  expect(await found(`q=${mark}&limit=1&offset=1`)).toEqual([["Ida"], "3"]);
  expect(await found(`q=${mark}&sort=handicap`)).toEqual([["Ida", "Jörg", "Ole"], "3"]);
  expect(await found(`q=${mark}&sort=-handicap`)).toEqual([["Jörg", "Ida", "Ole"], "3"]);
  const { email } = (await superAdmin.get(`/api/admin/users/${jorg?.id}`)).json();
  expect(await found(`q=${email}`)).toEqual([["Jörg"], "1"]);
  expect(await found("q=null")).toEqual([[], "0"]);
});

test.for([
  ["status=gone", "Invalid status"],
  ["sort=password", "The list cannot be sorted like that"],
  ["limit=0", "Limit must be between 1 and 500"],
  ["limit=501", "Limit must be between 1 and 500"],
  ["offset=-1", "Offset must be between 0 and 2147483647"],
] as const)("a list with %s is refused", async ([query, sentence], { club }) => {
  const response = await club.superAdmin.get(`/api/admin/users?${query}`);
  expect([response.statusCode, response.json().error]).toEqual([400, sentence]);
});

test("events can be searched by name and place, a private event only by its public fields", async ({
  club,
  visitor,
}) => {
  const mark = randomUUID().slice(0, 8);
  const description = `secret ${mark}`;
  await Promise.all([
    club.newEvent({ name: `Alpha ${mark}`, location: "Troon", isPrivate: true, description }),
    club.newEvent({ name: `Beta ${mark}`, location: `Dunes ${mark}` }),
  ]);
  const found = (browser: Browser, query: string, path = "/api/events") =>
    listed(browser, `${path}?${query}`, "name");
  expect(await found(visitor, `q=${mark}&sort=-name`)).toEqual([
    [`Beta ${mark}`, `Alpha ${mark}`],
    "2",
  ]);
  expect(await found(visitor, `q=dunes ${mark}`)).toEqual([[`Beta ${mark}`], "1"]);
  expect(await found(visitor, `q=secret ${mark}`)).toEqual([[], "0"]);
  expect(await found(club.superAdmin, `q=${mark}&limit=1&sort=name`, "/api/admin/events")).toEqual([
    [`Alpha ${mark}`],
    "2",
  ]);
});

test("events are listed by status, upcoming ones before completed ones, or one event by its link", async ({
  club,
  visitor,
}) => {
  const mark = randomUUID().slice(0, 8);
  const named = (name: string, startDate: string, status = "upcoming") =>
    club.newEvent({ name: `${name} ${mark}`, startDate, status });
  await named("Over", "2125-01-05", "completed");
  await named("Later", "2125-09-01");
  await named("Soon", "2125-08-01");
  const on = await named("On", "2125-07-01", "active");
  const found = (query: string) => listed(visitor, `/api/events?q=${mark}&${query}`, "name");
  const names = (...all: ReadonlyArray<string>) => all.map((name) => `${name} ${mark}`);

  expect(await found("sort=relevance&limit=3")).toEqual([names("On", "Soon", "Later"), "4"]);
  expect(await found("sort=relevance&limit=3&offset=3")).toEqual([names("Over"), "4"]);
  expect(await found("status=upcoming&sort=relevance")).toEqual([names("Soon", "Later"), "2"]);
  expect(await found("status=ongoing&sort=-maxParticipants")).toEqual([names("On"), "1"]);
  expect((await visitor.get("/api/events?status=lost")).statusCode).toBe(400);
  expect((await visitor.get("/api/events?event=lost")).json().error).toBe("Invalid event");

  const { eventId: number } = (await club.superAdmin.get(`/api/events/${on}`)).json();
  const linked = (reference: string) => listed(visitor, `/api/events?event=${reference}`, "name");
  expect(await linked(on)).toEqual([names("On"), "1"]);
  expect(await linked(number)).toEqual([names("On"), "1"]);
  expect(await linked(randomUUID())).toEqual([[], "0"]);
});

test("the link to a private event shows a stranger only its public fields, and its number shows nothing", async ({
  club,
  visitor,
}) => {
  const eventId = await club.newEvent({ isPrivate: true, description: "secret" });
  const { eventId: number } = (await club.superAdmin.get(`/api/events/${eventId}`)).json();
  const [event] = (await visitor.get(`/api/events?event=${eventId}`)).json();
  expect(event).toMatchObject({ id: eventId, eventId: null, description: null });
  expect((await visitor.get(`/api/events?event=${number}`)).json()).toEqual([]);
});

test("players can search a field only by name, administrators also by e-mail", async ({ club }) => {
  const eventId = await club.newEvent();
  const email = `${randomUUID()}@club.example`;
  const ana = await club.newEntrant(eventId, { firstName: "Ana", email });
  await club.newEntrant(eventId, { firstName: "Ben" });
  const path = `/api/events/${eventId}/participants`;
  const found = (browser: Browser, query: string) =>
    listed(browser, `${path}?${query}`, "firstName");
  expect(await found(ana, "q=ana")).toEqual([["Ana"], "1"]);
  expect(await found(ana, `q=${email}`)).toEqual([[], "0"]);
  expect(await found(ana, "sort=-firstName")).toEqual([["Ben", "Ana"], "2"]);
  expect((await ana.get(`${path}?sort=email`)).statusCode).toBe(400);
  expect(await found(club.superAdmin, `q=${email}`)).toEqual([["Ana"], "1"]);
  expect((await club.superAdmin.get(`${path}?sort=-email`)).statusCode).toBe(200);
});

test("courses can be searched by name or place", async ({ club }) => {
  const { superAdmin } = club;
  const mark = randomUUID().slice(0, 8);
  const course = { name: `Links ${mark}`, address: "Sea Road 2", city: "Troon", state: "Ayrshire" };
  await superAdmin.send("POST", "/api/courses", course);
  const found = await listed(superAdmin, `/api/courses?q=links ${mark}&limit=5`, "name");
  expect(found).toEqual([[course.name], "1"]);
});
