import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { par4 } from "../../../../domain/scorecard/examples.ts";
import { aCourse, test } from "../../testing/club.ts";

test("several players are marked paid in one call, each with its own result, and a retry changes nothing", async ({
  club,
}) => {
  const { superAdmin } = club;
  const eventId = await club.newEvent();
  const [ana, ben, stranger] = await Promise.all([
    club.newEntrant(eventId, { firstName: "Ana" }),
    club.newEntrant(eventId, { firstName: "Ben" }),
    club.newPlayer(),
  ]);
  const one = `/api/admin/events/${eventId}/participants/${ben.id}`;
  await superAdmin.send("PATCH", one, { action: "markPaid" });
  const body = { playerIds: [ana.id, ben.id, stranger.id], action: "markPaid" };
  const headers = { "idempotency-key": randomUUID() };
  const path = `/api/admin/events/${eventId}/participants`;
  const send = async () => (await superAdmin.send("POST", path, body, headers)).json();
  const expected = [
    { playerId: ana.id, done: true, error: null },
    { playerId: ben.id, done: false, error: "This registration is already paid" },
    { playerId: stranger.id, done: false, error: "Participant not found" },
  ];
  expect(await send()).toEqual(expected);
  expect(await send()).toEqual(expected);
  const listed = (await superAdmin.get(`/api/events/${eventId}/participants`)).json();
  expect(listed).toMatchObject([
    { firstName: "Ana", paymentStatus: "paid", paymentAmount: "50.00" },
    { firstName: "Ben", paymentStatus: "paid", paymentAmount: "50.00" },
  ]);
  const nobody = await superAdmin.send("POST", path, { playerIds: [], action: "markPaid" });
  expect(nobody.statusCode).toBe(400);
  const unknown = await superAdmin.send("POST", path, { ...body, action: "correct" });
  expect([unknown.statusCode, unknown.json().error]).toEqual([400, "Invalid action"]);
});

test("many get a tee or are withdrawn in one call, and those who cannot are told why", async ({
  club,
}) => {
  const { superAdmin } = club;
  const tee = (name: string) => {
    return { name, courseRating: 70, slopeRating: 113, totalYards: 6000 };
  };
  const course = { ...aCourse, name: "Two Tees", tees: [tee("White"), tee("Red")] };
  const { id: courseId, tees } = (await superAdmin.send("POST", "/api/courses", course)).json();
  const [{ id: teeId }] = tees;
  const eventId = await club.newEvent({ courseId });
  const [ana, ben] = await Promise.all([club.newEntrant(eventId), club.newEntrant(eventId)]);
  const path = `/api/admin/events/${eventId}/participants`;
  const change = async (body: object) =>
    (await superAdmin.send("POST", path, { playerIds: [ana.id, ben.id], ...body }))
      .json()
      .map(({ error }: { readonly error: string | null }) => error);

  expect(await change({ action: "tee", teeId })).toEqual([null, null]);
  const listed = async () => (await superAdmin.get(`/api/events/${eventId}/participants`)).json();
  expect(await listed()).toMatchObject([{ teeId }, { teeId }]);
  const unknown = "This tee is not on the event's course";
  expect(await change({ action: "tee", teeId: randomUUID() })).toEqual([unknown, unknown]);

  await superAdmin.send("PATCH", `${path}/${ana.id}`, { action: "withdraw" });
  expect(await change({ action: "withdraw" })).toEqual([
    "You have already withdrawn from this event",
    null,
  ]);
});

test("the reason of a withdrawal is shown only to administrators of the event", async ({
  club,
}) => {
  const eventId = await club.newEvent();
  const [mine, other, player] = await Promise.all([
    club.newAdmin({ event: eventId }),
    club.newAdmin(),
    club.newEntrant(eventId),
  ]);
  const path = `/api/admin/events/${eventId}/participants/${player.id}`;
  const left = { action: "withdraw", reason: "A sore back" };
  expect((await mine.send("PATCH", path, left)).json().leavingReason).toBe("A sore back");
  const list = `/api/events/${eventId}/participants`;
  expect((await other.get(list)).json()).toMatchObject([{ leavingReason: null }]);
  expect((await mine.get(list)).json()).toMatchObject([{ leavingReason: "A sore back" }]);
  const back = await mine.send("PATCH", path, { action: "accept" });
  expect(back.json()).toMatchObject({ status: "approved", leavingReason: null });
});

test("the participants can be exported as CSV in which no formula runs", async ({ club }) => {
  const eventId = await club.newEvent({ name: "Été Open" });
  await club.newEntrant(eventId, { firstName: "=HYPERLINK(1)", lastName: "Ace", email: "a@b.cd" });
  const response = await club.superAdmin.get(`/api/events/${eventId}/participants.csv`);
  expect(response.headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="ete-open-participants.csv"',
  });
  const [heading, line, end] = response.body.split("\r\n");
  expect(heading).toBe(
    "\uFEFFFirst name,Last name,Email,Handicap,Shirt size,Registration date,Status,Player status," +
      "Payment status,Waitlist place,Fee,Amount,Paid by,Receipt",
  );
  expect(line).toMatch(
    /^'=HYPERLINK\(1\),Ace,a@b\.cd,12\.4,M,.+Z,approved,playing,pending,,Registration fee,50\.00,,$/u,
  );
  expect(end).toBe("");
});

test("addresses of a field are shown to administrators of its event, and found by them alone", async ({
  club,
}) => {
  const eventId = await club.newEvent();
  const email = `${randomUUID()}@club.example`;
  await club.newEntrant(eventId, { firstName: "Ana", email });
  const [mine, other] = [await club.newAdmin({ event: eventId }), await club.newAdmin()];
  const list = `/api/events/${eventId}/participants`;
  const lines = async (admin: typeof mine, query: string) =>
    (await admin.get(`${list}.csv?${query}`)).body.split("\r\n").slice(1, -1);
  expect((await mine.get(`${list}?q=${email}`)).json()).toMatchObject([{ email }]);
  expect(await lines(mine, `search=${email}`)).toEqual([expect.stringContaining(email)]);
  expect((await other.get(list)).json()).toMatchObject([{ firstName: "Ana", email: null }]);
  expect((await other.get(`${list}?q=${email}`)).json()).toEqual([]);
  expect(await lines(other, "")).toEqual([expect.stringMatching(/^Ana,Ace,,12\.4,/u)]);
  expect(await lines(other, `search=${email}`)).toEqual([]);
  expect(await lines(other, "search=null")).toEqual([]);
});

test("the export holds what a filter and a search leave, as the list does", async ({ club }) => {
  const eventId = await club.newEvent();
  const ana = await club.newEntrant(eventId, { firstName: "Ána", lastName: "Ace" });
  await club.newEntrant(eventId, { firstName: "Ben", lastName: "Birdie" });
  const path = `/api/admin/events/${eventId}/participants/${ana.id}`;
  await club.superAdmin.send("PATCH", path, { action: "markPaid" });
  const namesIn = async (query: string) => {
    const { body } = await club.superAdmin.get(`/api/events/${eventId}/participants.csv?${query}`);
    return body
      .split("\r\n")
      .slice(1, -1)
      .map((line) => line.split(",")[0]);
  };
  expect(new Set(await namesIn(""))).toEqual(new Set(["Ben", "Ána"]));
  expect(await namesIn("show=paid")).toEqual(["Ána"]);
  expect(await namesIn("show=notPaid&search=")).toEqual(["Ben"]);
  expect(await namesIn("search=ana+ace")).toEqual(["Ána"]);
  expect(await namesIn("show=paid&separator=semicolon")).toEqual([
    expect.stringMatching(/^Ána;Ace;/u),
  ]);
  const wrong = await club.superAdmin.get(`/api/events/${eventId}/participants.csv?show=rich`);
  expect([wrong.statusCode, wrong.json().error]).toEqual([400, "Invalid filter"]);
});

test("a player can have a tee of their own until there are scores", async ({ club }) => {
  const { superAdmin } = club;
  const rated = (name: string, courseRating: number, slopeRating: number, totalYards: number) => ({
    ...{ name, courseRating, slopeRating, totalYards },
  });
  const course = {
    ...{ name: "Two Tees", address: "Road 1", city: "Troon", state: "Ayrshire" },
    holes: Array.from({ length: 18 }, (_, n) => ({ holeNumber: n + 1, par: 4, handicap: n + 1 })),
    tees: [rated("Back", 74, 140, 6900), rated("Forward", 68, 113, 5600)],
  };
  const { id: courseId, tees } = (await superAdmin.send("POST", "/api/courses", course)).json();
  const forward = tees.find(({ name }: { name: string }) => name === "Forward").id;
  const eventId = await club.newEvent({ courseId });
  const player = await club.newEntrant(eventId, { handicap: 10 });
  const choose = async (teeId: string | null) => {
    const path = `/api/admin/events/${eventId}/participants/${player.id}`;
    const response = await superAdmin.send("PATCH", path, { action: "tee", teeId });
    return [response.statusCode, response.json().error ?? response.json().teeId];
  };
  const ahead = async () =>
    (await player.get(`/api/events/${eventId}/rounds/1/holes`)).json().playingHandicap;

  // 10 x 140/113 + (74 - 72), and 10 x 113/113 + (68 - 72).
  expect(await ahead()).toBe(14);
  expect(await choose(forward)).toEqual([200, forward]);
  expect(await ahead()).toBe(6);
  expect((await player.get("/api/user/registrations")).json()).toMatchObject([{ teeId: forward }]);
  expect(await choose(randomUUID())).toEqual([400, "This tee is not on the event's course"]);

  const scores = { roundNumber: 1, holeScores: [par4(1)] };
  const card = await player.send("POST", `/api/events/${eventId}/my-scores`, scores);
  expect(card.json()).toMatchObject({ playingHandicap: 6, tee: { name: "Forward" } });
  expect(await choose(null)).toEqual([409, "The tee cannot change once the player has scores"]);
});

test("a removed player can be registered again by an administrator", async ({ club }) => {
  const { superAdmin } = club;
  const eventId = await club.newEvent();
  const player = await club.newEntrant(eventId);
  const path = `/api/admin/events/${eventId}/participants`;
  const remove = { playerIds: [player.id], action: "remove" };
  expect((await superAdmin.send("POST", path, remove)).json()).toMatchObject([{ done: true }]);
  const list = `/api/events/${eventId}/participants`;
  expect((await superAdmin.get(list)).json()).toEqual([]);
  await superAdmin.send("POST", `/api/admin/users/${player.id}/events/${eventId}/register`);
  expect((await superAdmin.get(list)).json()).toMatchObject([{ id: player.id }]);
});
