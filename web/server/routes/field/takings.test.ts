import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { test } from "../../testing/club.ts";

interface Listed {
  readonly id: string;
  readonly fee: object;
}

test("fees by kind are paid by cash and card with receipts by number, and the takings add up", async ({
  club,
}) => {
  const { superAdmin } = club;
  const otherFees = [{ name: "Guest", amount: "80.00" }];
  const eventId = await club.newEvent({ otherFees, name: "Fee Day" });
  expect((await superAdmin.get(`/api/events/${eventId}`)).json()).toMatchObject({ otherFees });
  const [ana, ben, cleo] = [
    await club.newEntrant(eventId, { firstName: "Ana", lastName: "Ace" }),
    await club.newEntrant(eventId, { firstName: "Ben", lastName: "Birdie" }),
    await club.newPlayer({ firstName: "Cleo", lastName: "Chip" }),
  ];
  const field = `/api/admin/events/${eventId}`;
  const entry = { playerIds: [cleo.id], fee: "Guest" };
  expect((await superAdmin.send("POST", `${field}/entries`, entry)).json()).toMatchObject({
    outcomes: [{ outcome: "entered" }],
  });
  const change = async (body: object) =>
    (await superAdmin.send("POST", `${field}/participants`, body)).json();
  const takings = async () => (await superAdmin.get(`${field}/takings`)).json();

  expect(await takings()).toEqual({ paid: "0.00", open: "180.00", owed: "180.00", payments: [] });
  const key = { "idempotency-key": randomUUID() };
  const cash = { action: "markPaid", method: "cash", playerIds: [ana.id, ben.id] };
  await superAdmin.send("POST", `${field}/participants`, cash, key);
  await superAdmin.send("POST", `${field}/participants`, cash, key);
  await change({ action: "markPaid", method: "card", playerIds: [cleo.id] });
  await change({ action: "refund", playerIds: [ben.id] });

  const { payments, ...sums } = await takings();
  expect(sums).toEqual({ paid: "130.00", open: "50.00", owed: "180.00" });
  expect(payments).toMatchObject([
    { user: { firstName: "Ana" }, amount: "50.00", method: "cash", receipt: 1, kind: null },
    { user: { firstName: "Ben" }, amount: "50.00", method: "cash", receipt: 2 },
    { user: { firstName: "Cleo" }, amount: "80.00", method: "card", receipt: 3, kind: "Guest" },
    { user: { firstName: "Ben" }, amount: "-50.00", method: "cash", receipt: 2 },
  ]);
  const listed: ReadonlyArray<Listed> = (
    await superAdmin.get(`/api/events/${eventId}/participants`)
  ).json();
  const feeOf = (id: string) => listed.find((each) => each.id === id)?.fee;
  expect(feeOf(cleo.id)).toEqual({ kind: "Guest", amount: "80.00", receipt: 3 });
  expect(feeOf(ben.id)).toEqual({ kind: null, amount: "50.00", receipt: null });
  expect((await cleo.get("/api/user/registrations")).json()).toMatchObject([
    { paymentStatus: "paid", fee: { kind: "Guest", amount: "80.00", receipt: 3 } },
  ]);

  const file = await superAdmin.get(`${field}/takings.csv`);
  expect(file.headers["content-disposition"]).toBe('attachment; filename="fee-day-takings.csv"');
  const [heading, ...lines] = file.body.trimEnd().split("\r\n");
  expect(heading).toBe("\uFEFFReceipt,Day,First name,Last name,Fee,Paid by,Amount");
  expect(lines.map((line) => line.replace(/,\d{4}-\d\d-\d\d,/u, ",day,"))).toEqual([
    "1,day,Ana,Ace,Registration fee,cash,50.00",
    "2,day,Ben,Birdie,Registration fee,cash,50.00",
    "3,day,Cleo,Chip,Guest,card,80.00",
    "2,day,Ben,Birdie,Refund,cash,-50.00",
  ]);
});

test("a fee that is raised or taken away later leaves what was paid as it was", async ({
  club,
}) => {
  const { superAdmin } = club;
  const eventId = await club.newEvent({ otherFees: [{ name: "Guest", amount: "80.00" }] });
  const [ana, ben] = await Promise.all([club.newEntrant(eventId), club.newEntrant(eventId)]);
  const field = `/api/admin/events/${eventId}`;
  const change = async (body: object) =>
    (await superAdmin.send("POST", `${field}/participants`, body)).json();
  expect(await change({ action: "fee", fee: "Guest", playerIds: [ana.id, ben.id] })).toMatchObject([
    ...[{ done: true }, { done: true }],
  ]);
  expect(await change({ action: "fee", fee: "Free", playerIds: [ana.id] })).toMatchObject([
    { done: false, error: "This event has no such fee" },
  ]);
  await change({ action: "markPaid", method: "bank", playerIds: [ana.id] });
  expect(await change({ action: "fee", fee: null, playerIds: [ana.id] })).toMatchObject([
    { done: false, error: "This registration is already paid" },
  ]);
  const settings = { otherFees: [], registrationFee: "65.00" };
  await superAdmin.send("PUT", `${field}`, settings);
  expect((await superAdmin.get(`${field}/takings`)).json()).toMatchObject({
    ...{ paid: "80.00", open: "65.00", owed: "145.00" },
  });
});

test("each fee has a name and an amount of its own", async ({ club }) => {
  const eventId = await club.newEvent();
  const save = async (otherFees: ReadonlyArray<object>) => {
    const answer = await club.superAdmin.send("PUT", `/api/admin/events/${eventId}`, { otherFees });
    return answer.json().error;
  };
  const guest = { name: "Guest", amount: "80" };
  expect(await save([guest, { ...guest, name: "guest" }])).toBe("Each fee needs a name of its own");
  expect(await save([{ ...guest, name: " " }])).toBe("Name of a fee is required");
  expect(await save([{ ...guest, amount: "" }])).toBe("Amount of a fee is required");
  expect(await save(Array.from({ length: 11 }, (_, n) => ({ ...guest, name: `Fee ${n}` })))).toBe(
    "There may be at most 10 other fees",
  );
});
