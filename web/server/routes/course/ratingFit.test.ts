import { expect } from "vitest";
import { aCourse, test } from "../../testing/club.ts";

const nine = aCourse.holes.slice(0, 9);
const white = { name: "White", courseRating: 72, slopeRating: 113, totalYards: 6500 };
const short = { ...white, courseRating: 35.4 };

const ofNine =
  "The course rating 72.0 does not fit nine holes of par 36. Is it the rating of 18 holes?";
const of18 =
  "The course rating 35.4 does not fit 18 holes of par 72. Is it the rating of nine holes?";

test("a rating that does not fit its holes is refused when course, tees or card are saved", async ({
  club: { superAdmin },
}) => {
  const save = (method: "POST" | "PATCH" | "PUT", url: string, body: object) =>
    superAdmin.send(method, url, body);
  const refused = (message: string) => expect.objectContaining({ message });
  const create = (fields: object) => save("POST", "/api/courses", { ...aCourse, ...fields });

  const misfit = await create({ holes: nine, tees: [white] });
  expect([misfit.statusCode, misfit.json()]).toEqual([400, refused(ofNine)]);

  const course = (await create({ holes: nine, tees: [short] })).json();
  const url = `/api/courses/${course.id}`;
  const wrong = await save("PATCH", url, { tees: [short, { ...white, name: "Red" }] });
  expect([wrong.statusCode, wrong.json()]).toEqual([400, refused(ofNine)]);
  const grown = await save("PUT", `${url}/holes`, { holes: aCourse.holes });
  expect([grown.statusCode, grown.json()]).toEqual([400, refused(of18)]);
  expect((await superAdmin.get(`${url}/holes`)).json()).toHaveLength(9);
});

test("holes that are typed one by one are never refused, but no event takes their course", async ({
  club,
}) => {
  const { superAdmin } = club;
  const create = (fields: object) =>
    superAdmin.send("POST", "/api/courses", { ...aCourse, ...fields });
  const { id: courseId } = (await create({ holes: [], tees: [white] })).json();
  const takes = async () => {
    const taken = await superAdmin.send("PUT", `/api/admin/events/${eventId}`, { courseId });
    return [taken.statusCode, taken.json().message];
  };
  const eventId = await club.newEvent();
  for (const hole of nine) {
    const added = await superAdmin.send("POST", `/api/courses/${courseId}/holes`, hole);
    expect([added.statusCode, added.body]).toEqual([201, expect.any(String)]);
  }
  expect(await takes()).toEqual([400, ofNine]);
  for (const hole of aCourse.holes.slice(9)) {
    await superAdmin.send("POST", `/api/courses/${courseId}/holes`, hole);
  }
  expect((await takes())[0]).toBe(200);
});
