import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { MemberCells } from "../../../contract/person/memberImports.ts";
import { browserOf } from "../../testing/browser.ts";
import { aMember, anEmail, test } from "../../testing/memberImports.ts";

test("rows are taken in as accounts, with what the file tells", async ({ office }) => {
  const email = anEmail();
  const row = aMember({
    ...{ email, memberNumber: "0815", handicap: "+1,2", phone: "0660 123", gender: "F" },
    ...{ birthYear: "1962-05-01", homeClub: "Dunes", shirtSize: "2xl" },
  });
  expect(await office.preview(row, aMember())).toEqual([
    ["new", true],
    ["new", true],
  ]);
  expect(await office.take([row, aMember()])).toEqual([201, { added: 2, changed: 0 }]);
  expect(await office.userOf(email)).toMatchObject({
    ...{ firstName: "Mia", email, memberNumber: "0815", handicap: -1.2, phone: "0660 123" },
    ...{ gender: "female", birthYear: 1962, homeClub: "Dunes", shirtSize: "XXL" },
  });
  expect(await office.preview(row)).toEqual([["same", false]]);
});

test("nobody can sign in to such an account before its owner has set a password", async ({
  app,
  club,
  office,
}) => {
  const email = anEmail();
  await office.take([aMember({ email })]);
  const signIn = async (password: string) => {
    const login = { username: email, password };
    return (await browserOf(app).send("POST", "/api/login", login)).statusCode;
  };
  expect(await signIn("")).toBe(400);
  expect(await signIn("birdie-3")).toBe(401);
  const { id } = await office.userOf(email);
  const reset = { newPassword: "wedge-66" };
  await club.superAdmin.send("POST", `/api/admin/users/${String(id)}/reset-password`, reset);
  expect(await signIn("wedge-66")).toBe(200);
});

test("a member number alone or an e-mail alone is enough for a handicap, and boards show it", async ({
  club,
  office,
}) => {
  const eventId = await club.newEvent();
  const email = anEmail();
  await office.take([aMember({ email, memberNumber: "H1" })]);
  const { id } = await office.userOf(email);
  await club.superAdmin.send("POST", `/api/admin/users/${String(id)}/events/${eventId}/register`);
  const shown = async () => {
    const path = `/api/events/${eventId}/participants`;
    return (await club.superAdmin.get(path)).json()[0].handicap;
  };
  expect(await shown()).toBe(null);
  expect(await office.take([{ memberNumber: "h1", handicap: "12.4" }])).toEqual([
    201,
    { added: 0, changed: 1 },
  ]);
  expect(await shown()).toBe(12.4);
  await office.take([{ email: email.toUpperCase(), handicap: "+2" }]);
  expect(await shown()).toBe(-2);
});

test("each row that a person has to look at says why", async ({ club, office }) => {
  const ana = { firstName: "Ana", lastName: "Ace", email: anEmail(), memberNumber: "A7" };
  const gone = aMember();
  await office.take([ana, gone]);
  const { id } = await office.userOf(gone.email ?? "");
  await club.superAdmin.send("DELETE", `/api/admin/users/${String(id)}`);
  const { email: _, ...without } = aMember();

  expect(
    await office.preview(
      { ...ana, email: anEmail(), memberNumber: "A8" },
      { ...ana, firstName: "Ben", memberNumber: "" },
      { ...ana, email: anEmail() },
      gone,
      without,
      aMember({ handicap: "99" }),
      aMember({ handicap: "-3" }),
      aMember({ shirtSize: "huge" }),
      aMember({ birthYear: "62" }),
      aMember({ gender: "x" }),
      aMember({ email: "nobody" }),
      { memberNumber: "B9", handicap: "4" },
    ),
  ).toEqual([
    ["unclear", true, "Another account has this name"],
    ["unclear", false, "This e-mail belongs to Ana Ace"],
    ["unclear", false, "An earlier row is about the same account"],
    ["unclear", false, "This account is archived"],
    ["noEmail", false, "An account needs an e-mail"],
    ["unclear", true, 'Handicap must be between 0 and 54 ("99")'],
    ["unclear", true, 'Write a plus handicap as +2.1 ("-3")'],
    ["unclear", true, 'Shirt size must be one of XS, S, M, L, XL, XXL, XXXL ("huge")'],
    ["unclear", true, 'Year of birth must be a year since 1900 ("62")'],
    ["unclear", true, 'Gender must be female or male ("x")'],
    ["unclear", false, 'Please enter a valid email address ("nobody")'],
    ["unclear", false, "No account has this member number or e-mail"],
  ]);
});

test("what cannot be read is left out of a row that is taken all the same", async ({ office }) => {
  const email = anEmail();
  await office.take([aMember({ email, handicap: "99", homeClub: "Dunes" })]);
  expect(await office.userOf(email)).toMatchObject({ handicap: null, homeClub: "Dunes" });
});

test("all rows are taken or none", async ({ office }) => {
  const good = aMember();
  const [status, body] = await office.take([good, aMember({ email: "nobody" })]);
  expect([status, body["error"]]).toEqual([
    409,
    "The accounts have changed in the meantime. Please look again.",
  ]);
  expect(await office.userOf(good.email ?? "")).toBeUndefined();
});

test("of several imports of one file at the same time one takes it", async ({ office }) => {
  const rows = Array.from({ length: 30 }, () => aMember());
  const answers = await Promise.all([
    office.take(rows),
    office.take(rows.toReversed()),
    office.take(rows),
  ]);
  // One that begins after another has ended finds every row taken, and has nothing left to do.
  const others = answers.filter(([, body]) => body["added"] !== 30);
  expect(others).toHaveLength(2);
  for (const [status, body] of others)
    expect([status, body["added"] ?? null]).toBeOneOf([
      [409, null],
      [201, 0],
    ]);
});

test("an import that is sent twice is done once", async ({ office }) => {
  const key = randomUUID();
  const rows = [aMember(), aMember()];
  const answers = [
    ...(await Promise.all([office.take(rows, key), office.take(rows, key)])),
    await office.take(rows, key),
  ];
  expect(answers).toEqual(Array.from({ length: 3 }, () => [201, { added: 2, changed: 0 }]));
});

test("the last import is undone as one, except of accounts that somebody has used", async ({
  app,
  club,
  office,
}) => {
  const eventId = await club.newEvent();
  const old = aMember({ handicap: "10", phone: "1" });
  await office.take([old]);
  const [free, entered, edited, signedIn] = [aMember(), aMember(), aMember(), aMember()];
  await office.take([
    { ...old, handicap: "11", homeClub: "Dunes" },
    free,
    entered,
    edited,
    signedIn,
  ]);

  const idOf = async ({ email = "" }: MemberCells) => String((await office.userOf(email))["id"]);
  const users = "/api/admin/users";
  const { superAdmin } = club;
  await superAdmin.send("POST", `${users}/${await idOf(entered)}/events/${eventId}/register`);
  await superAdmin.send("PATCH", `${users}/${await idOf(edited)}`, { phone: "2" });
  const reset = { newPassword: "wedge-66" };
  await superAdmin.send("POST", `${users}/${await idOf(signedIn)}/reset-password`, reset);
  const login = { username: signedIn.email, password: "wedge-66" };
  expect((await browserOf(app).send("POST", "/api/login", login)).statusCode).toBe(200);

  const last = await office.last();
  expect(last).toMatchObject({ added: 4, changed: 1, isUndone: false });
  const key = randomUUID();
  const [status, undone] = await office.undo(last.id, key);
  expect([status, undone]).toMatchObject([200, { removed: 1, restored: 1 }]);
  const kept = (undone["kept"] as Array<{ name: string }>).map(({ name }) => name);
  expect(kept.toSorted()).toEqual(
    [entered, edited, signedIn].map(({ lastName }) => `Mia ${lastName}`).toSorted(),
  );
  expect(await office.userOf(free.email ?? "")).toBeUndefined();
  expect(await office.userOf(old.email ?? "")).toMatchObject({ handicap: 10, homeClub: null });
  expect(await office.last()).toMatchObject({ isUndone: true });

  expect(await office.undo(last.id, key)).toEqual([200, undone]);
  expect(await office.undo(last.id)).toMatchObject([
    409,
    { error: "Only the last import can be undone" },
  ]);
});

test("what is kept for undoing is erased with the account", async ({ club, office, database }) => {
  const row = aMember({ homeClub: "Sand Hills" });
  await office.take([row]);
  const last = await office.last();
  expect(await office.undo(last.id)).toMatchObject([200, { removed: 1 }]);
  const audits = await database.reference
    .selectFrom("audit")
    .select(["before", "after"])
    .where("actorId", "=", club.superAdmin.id)
    .execute();
  expect(JSON.stringify(audits)).not.toContain("Sand Hills");
});

test("5,000 rows with every kind of mistake are answered row by row", async ({ office }) => {
  const mistakes: ReadonlyArray<MemberCells> = [
    ...[{}, { email: "no" }, { handicap: "?" }, { shirtSize: "?" }, { gender: "?" }],
    ...[{ birthYear: "?" }, { firstName: "\u0000" }, { phone: "1".repeat(200) }, { lastName: "" }],
  ];
  const rows = Array.from({ length: 5000 }, (_, index) =>
    aMember(mistakes[index % mistakes.length]),
  );
  const outcomes = await office.preview(...rows);
  expect(outcomes).toHaveLength(5000);
  expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome)))).toHaveProperty("size", 9);
});

test("more rows than one import takes are refused", async ({ office }) => {
  const rows = Array.from({ length: 5001 }, () => ({ firstName: "Mia" }));
  expect(await office.take(rows)).toMatchObject([400, { error: expect.any(String) }]);
});
