import { describe, expect } from "vitest";
import { aCourse, test } from "../../testing/club.ts";

const holesWith = (changes: Readonly<Record<number, object>>) =>
  aCourse.holes.map((hole) => ({ ...hole, ...changes[hole.holeNumber] }));

describe("a course that is created with its whole scorecard", () => {
  test.for([
    [
      { holes: holesWith({ 12: { handicap: 7 } }) },
      "Stroke index 7 is used twice",
      "holes.11.handicap: Stroke index 7 is used twice",
    ],
    [
      { holes: holesWith({ 12: { holeNumber: 4 } }) },
      "Hole 4 is listed twice",
      "holes.11.holeNumber: Hole 4 is listed twice",
    ],
    [
      { tees: [{ name: "Blue" }, { name: "Red" }, { name: "Blue" }] },
      "Tee name Blue is used twice",
      "tees.2.name: Tee name Blue is used twice",
    ],
    [
      { website: "javascript:alert(1)" },
      "The website must begin with https:// or http://",
      "website: The website must begin with https:// or http://",
    ],
  ] as const)(
    "a course with a wrong value is refused: $1",
    async ([fields, sentence, details], { club: { superAdmin } }) => {
      const name = `Impossible ${sentence}`;
      const response = await superAdmin.send("POST", "/api/courses", {
        ...aCourse,
        ...fields,
        name,
      });
      expect([response.statusCode, response.json()]).toEqual([
        400,
        { error: sentence, message: sentence, details },
      ]);
      const courses = (await superAdmin.get("/api/courses")).json();
      expect(courses.map((course: { name: string }) => course.name)).not.toContain(name);
    },
  );

  test("a course with any order of stroke indexes or with a few holes is accepted", async ({
    club,
  }) => {
    const { superAdmin } = club;
    const backwards = aCourse.holes.map((hole, index) => ({ ...hole, handicap: 18 - index }));
    for (const holes of [backwards, backwards.slice(0, 3)]) {
      const response = await superAdmin.send("POST", "/api/courses", { ...aCourse, holes });
      expect(response.statusCode).toBe(201);
    }
  });
});

test("holes that are added one by one may repeat a stroke index", async ({ club }) => {
  const { superAdmin } = club;
  const created = (await superAdmin.send("POST", "/api/courses", { ...aCourse, holes: [] })).json();
  const url = `/api/courses/${created.id}`;
  const statuses: Array<number> = [];
  for (const holeNumber of [1, 2]) {
    const hole = { holeNumber, par: 4, handicap: 7 };
    statuses.push((await superAdmin.send("POST", `${url}/holes`, hole)).statusCode);
  }
  expect(statuses).toEqual([201, 201]);
});

test("an edit of a hole counts as an edit of the course", async ({ club }) => {
  const { superAdmin } = club;
  const created = (await superAdmin.send("POST", "/api/courses", aCourse)).json();
  const url = `/api/courses/${created.id}`;
  const [hole] = (await superAdmin.get(`${url}/holes`)).json();
  await superAdmin.send("PATCH", `${url}/holes/${hole.id}`, { par: 5 });
  expect((await superAdmin.get(url)).json().revision).toBe(created.revision + 1);

  const edit = { name: "New Course", basedOn: created.revision };
  const late = await superAdmin.send("PATCH", url, edit);
  expect([late.statusCode, late.json().details]).toEqual([409, "holes"]);
});

test("an edit that gives two tees the same name is refused", async ({ club }) => {
  const { superAdmin } = club;
  const created = (await superAdmin.send("POST", "/api/courses", aCourse)).json();
  const tees = [{ name: "Blue" }, { name: "Blue" }];
  const response = await superAdmin.send("PATCH", `/api/courses/${created.id}`, { tees });
  expect([response.statusCode, response.json().message]).toEqual([
    400,
    "Tee name Blue is used twice",
  ]);
});

test("an archived course is found by its status and can be restored", async ({
  club: { superAdmin },
}) => {
  const name = "Archived Links";
  const { id } = (await superAdmin.send("POST", "/api/courses", { ...aCourse, name })).json();
  const url = `/api/courses/${id}`;
  const namesWith = async (status: string) =>
    (await superAdmin.get(`/api/courses?q=archived%20links${status}`))
      .json()
      .map((course: { name: string }) => course.name);
  await superAdmin.send("DELETE", url);
  expect(await namesWith("")).toEqual([]);
  expect(await namesWith("&status=archived")).toEqual([name]);
  expect((await superAdmin.get("/api/courses?status=lost")).json().message).toBe("Invalid status");

  const restored = await superAdmin.send("POST", `${url}/restore`);
  expect([restored.statusCode, restored.json().status]).toEqual([200, "active"]);
  expect(await namesWith("")).toEqual([name]);
});

test("a whole scorecard is saved in one call, and its holes keep their ids", async ({
  club: { superAdmin },
}) => {
  const created = (await superAdmin.send("POST", "/api/courses", aCourse)).json();
  const url = `/api/courses/${created.id}`;
  const before = (await superAdmin.get(`${url}/holes`)).json();
  const holes = aCourse.holes.slice(0, 9).map((hole) => ({ ...hole, par: 5 }));
  const card = { holes, whiteTee: "Members", basedOn: created.revision };
  const saved = await superAdmin.send("PUT", `${url}/holes`, card);

  expect(saved.statusCode).toBe(200);
  expect(saved.json().holes).toEqual(
    before.slice(0, 9).map((hole: object) => ({ ...hole, par: 5 })),
  );
  expect((await superAdmin.get(url)).json()).toMatchObject({
    ...{ blueTee: "Blue", whiteTee: "Members", redTee: "Red" },
    revision: created.revision + 1,
  });
  const late = await superAdmin.send("PUT", `${url}/holes`, card);
  expect([late.statusCode, late.json().details]).toEqual([409, "holes, whiteTee"]);
});

test("a scorecard with a repeated value is refused and changes nothing", async ({
  club: { superAdmin },
}) => {
  const created = (await superAdmin.send("POST", "/api/courses", aCourse)).json();
  const url = `/api/courses/${created.id}/holes`;
  const before = (await superAdmin.get(url)).json();
  const holes = holesWith({ 12: { handicap: 7 } }).map((hole) => ({ ...hole, par: 3 }));
  const refused = await superAdmin.send("PUT", url, { holes });
  expect([refused.statusCode, refused.json().details]).toEqual([
    400,
    "holes.11.handicap: Stroke index 7 is used twice",
  ]);
  expect((await superAdmin.get(url)).json()).toEqual(before);
});
