import { readSheet } from "read-excel-file/node";
import { expect } from "vitest";
import { test } from "../testing/club.ts";

test("a workbook holds the list of the screen: numbers as numbers, and no formula", async ({
  club,
}) => {
  const eventId = await club.newEvent({ name: "Été Open" });
  await club.newEntrant(eventId, { firstName: "=1+1", lastName: "Plus", handicap: -1.2 });
  await club.newEntrant(eventId, { firstName: "Ana\u0001", lastName: "Scratch", handicap: 12.4 });
  const path = `/api/events/${eventId}/participants.csv?format=xlsx&show=playing`;
  const response = await club.superAdmin.get(path);
  expect(response.headers).toMatchObject({
    "content-type": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "content-disposition": 'attachment; filename="ete-open-participants.xlsx"',
  });
  const [heading, ...rows] = await readSheet(response.rawPayload);
  expect(heading?.slice(0, 4)).toEqual(["First name", "Last name", "Email", "Handicap"]);
  expect(rows.map(([first, last, , handicap]) => [first, last, handicap])).toEqual([
    ["=1+1", "Plus", "+1.2"],
    ["Ana", "Scratch", 12.4],
  ]);
});

test("users come as a file with their search, status and order", async ({ club }) => {
  const { superAdmin } = club;
  const details = { gender: "female", birthYear: 1962, memberNumber: "0815" } as const;
  const named = { lastName: "Exportova", homeClub: "Dunes" };
  await club.newPlayer({ firstName: "Zoe", ...named, handicap: 20, ...details });
  await club.newPlayer({ firstName: "Ana", ...named, handicap: -1.2 });
  const gone = await club.newPlayer({ firstName: "Old", ...named });
  await superAdmin.send("DELETE", `/api/admin/users/${gone.id}`);

  const query = "q=exportova&status=active&sort=-handicap";
  const { body } = await superAdmin.get(`/api/admin/users.csv?${query}&separator=semicolon`);
  const [heading, ...lines] = body.trim().split("\r\n");
  expect(heading).toBe(
    "Member number;First name;Last name;Email;Handicap;Phone;Gender;Year of birth;Home club;Shirt size;Registered;Status",
  );
  const cells = lines.map((line) => line.split(";"));
  expect(cells.map((row) => [row[0], row[1], row[4], ...row.slice(6, 9)])).toEqual([
    ["0815", "Zoe", "20", "female", "1962", "Dunes"],
    ["", "Ana", "'+1.2", "", "", "Dunes"],
  ]);
});

test("an event admin gets no contact of strangers in the file either", async ({ club }) => {
  const eventId = await club.newEvent();
  const eventAdmin = await club.newAdmin({ event: eventId });
  const player = await club.newPlayer({ lastName: "Hiddenova", memberNumber: "hidden number" });
  const { email } = (await player.get("/api/user")).json();
  const { body } = await eventAdmin.get("/api/admin/users.csv?q=hiddenova");
  expect(body).toContain("Hiddenova");
  expect(body).not.toContain(email);
  expect(body).not.toContain("hidden number");
});

test("events come as a file with their search", async ({ club }) => {
  await club.newEvent({ name: "Exported Open" });
  await club.newEvent({ name: "Other Cup" });
  const { body, headers } = await club.superAdmin.get("/api/admin/events.csv?q=exported");
  expect(headers["content-disposition"]).toBe('attachment; filename="events.csv"');
  const [, ...lines] = body.trim().split("\r\n");
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^Exported Open,/);
  const all = await club.superAdmin.get("/api/admin/events.csv?sort=relevance&year=2024");
  expect(all.body).toContain("Other Cup");
});

test("an unknown form of a file is refused", async ({ club }) => {
  const response = await club.superAdmin.get("/api/admin/users.csv?format=pdf");
  expect([response.statusCode, response.json().error]).toEqual([400, "Format must be csv or xlsx"]);
});

test("the courses come as they are found, with the names of their tees", async ({ club }) => {
  const tees = [{ name: "Heron" }, { name: "Gull" }];
  const place = { address: "Sea Road 2", city: "Troon", state: "Ayrshire" };
  await club.superAdmin.send("POST", "/api/courses", { name: "Exported Dunes", ...place, tees });
  const { body } = await club.superAdmin.get("/api/admin/courses.csv?q=exported");
  expect(body).toContain("Course,Location,Address,City,State,Par,Length,Tees,Status");
  expect(body).toMatch(/^Exported Dunes,.*,"(?:Heron, Gull|Gull, Heron)",active\r?$/mu);
});
