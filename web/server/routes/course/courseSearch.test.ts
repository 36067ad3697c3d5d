import { expect } from "vitest";
import { test } from "../../testing/club.ts";

test("a misspelt name finds a real course, which can be created from the answer", async ({
  club,
}) => {
  const { superAdmin } = club;
  const search = (body: object) => superAdmin.send("POST", "/api/courses/search", body);
  const found = await search({ courseName: "augsta national" });
  expect(found.json()).toMatchObject({
    name: "Augusta National Golf Club",
    source: "catalogue",
    attribution: expect.stringContaining("ODbL"),
    totalPar: 72,
  });
  const names = async () =>
    (await superAdmin.get("/api/courses")).json().map(({ name }: { name: string }) => name);
  expect(await names()).not.toContain("Augusta National Golf Club");

  const { source: _, attribution: __, ...course } = found.json();
  const created = await superAdmin.send("POST", "/api/courses", course);
  expect([created.statusCode, created.json().tees.length]).toEqual([201, course.tees.length]);
  const holes = (await superAdmin.get(`/api/courses/${created.json().id}/holes`)).json();
  expect(holes).toHaveLength(18);
  expect(holes[11]).toMatchObject({ par: 3, handicap: 16, blueDistance: 155 });
});

test.for([
  [{ courseName: " " }, 400, "Please enter a course name to search."],
  [{ courseName: "Sea of Tranquillity" }, 404, "No course found"],
  [{ courseName: "Augusta National", location: "Scotland" }, 404, "No course found"],
] as const)("a search for %j is answered %i", async ([body, status, sentence], { club }) => {
  const response = await club.superAdmin.send("POST", "/api/courses/search", body);
  expect([response.statusCode, response.json().message]).toEqual([status, sentence]);
});
