import { randomUUID } from "node:crypto";
import { expect, vi } from "vitest";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import { polling } from "../../../../infrastructure/testing/until.ts";
import type { Browser } from "../../testing/browser.ts";
import { test } from "../../testing/club.ts";
import { mailbox } from "../../testing/mailbox.ts";

const teeTimes = {
  kind: "teeTime",
  subject: "{event}: your tee time",
  text: "Hello {first name},\n\nyou play {event}: {tee time}.",
  to: "playing",
};

const messagesOf = (eventId: TournamentId) => `/api/admin/events/${eventId}/messages`;

const mailsTo = (email: string) => mailbox.filter(({ to }) => to === email);

/** The deliveries of the newest message, once none waits any more. */
const delivered = (office: Browser, eventId: TournamentId) =>
  vi.waitFor(async () => {
    const [newest] = (await office.get(messagesOf(eventId))).json();
    const states = newest.deliveries.map(({ state }: { readonly state: string }) => state);
    expect(states).not.toContain("waiting");
    expect(states).not.toContain("sending");
    return newest.deliveries;
  }, polling);

test("everybody who plays gets the own tee time, once for each key", async ({ club }) => {
  const { superAdmin: office } = club;
  const eventId = await club.newEvent({ name: "Tee Time Cup", maxParticipants: 2 });
  const [anaMail, benMail, waitingMail] = [randomUUID(), randomUUID(), randomUUID()].map(
    (name) => `${name}@club.example`,
  );
  const ana = await club.newEntrant(eventId, { firstName: "Ana", email: anaMail ?? "" });
  const ben = await club.newEntrant(eventId, { firstName: "Ben", email: benMail ?? "" });
  await club.newEntrant(eventId, { firstName: "Walt", email: waitingMail ?? "" });
  const group = { groupName: "First", teeTime: "08:10", roundNumber: 1, members: [ana.id, ben.id] };
  expect((await office.send("POST", `/api/events/${eventId}/groups`, group)).statusCode).toBe(201);

  const preview = await office.send("POST", `${messagesOf(eventId)}/preview`, {
    ...{ ...teeTimes, shownTo: ben.id },
  });
  expect(preview.json()).toMatchObject({
    isOffered: true,
    recipients: [{ playerId: expect.any(String) }, { playerId: expect.any(String) }],
    shown: {
      playerId: ben.id,
      subject: "Tee Time Cup: your tee time",
      text: "Hello Ben,\n\nyou play Tee Time Cup: 08:10 on Jun 6 (Round 1).",
    },
  });

  const key = { "idempotency-key": randomUUID() };
  for (let tries = 0; tries < 2; tries++) {
    const sent = await office.send("POST", messagesOf(eventId), teeTimes, key);
    expect([sent.statusCode, sent.json()]).toEqual([202, { id: expect.any(String) }]);
  }
  expect(await delivered(office, eventId)).toMatchObject([
    { playerId: ana.id, email: anaMail, state: "sent", reason: null },
    { playerId: ben.id, email: benMail, state: "sent", reason: null },
  ]);
  expect(mailsTo(waitingMail ?? "")).toEqual([]);
  expect(mailsTo(anaMail ?? "")).toMatchObject([
    {
      subject: "Tee Time Cup: your tee time",
      text: expect.stringContaining("Hello Ana,\n\nyou play Tee Time Cup: 08:10 on Jun 6"),
    },
  ]);
});

test("who moves up when the limit rises is told so, and nobody twice", async ({ club }) => {
  const { superAdmin: office } = club;
  const eventId = await club.newEvent({ maxParticipants: 1 });
  await club.newEntrant(eventId);
  const [walt, wanda] = [await club.newEntrant(eventId), await club.newEntrant(eventId)];
  const movedUp = { kind: "movedUp", subject: "A place", text: "For you", to: "movedUp" };
  const tell = () => office.send("POST", messagesOf(eventId), movedUp);
  const raise = (maxParticipants: number) =>
    office.send("PUT", `/api/admin/events/${eventId}`, { maxParticipants });

  expect((await tell()).json()).toMatchObject({ message: "There is nobody to write to" });
  for (const [places, player] of [
    [2, walt],
    [3, wanda],
  ] as const) {
    expect((await raise(places)).statusCode).toBe(200);
    const preview = await office.send("POST", `${messagesOf(eventId)}/preview`, {
      ...{ ...movedUp, shownTo: null },
    });
    expect(preview.json().recipients).toMatchObject([{ playerId: player.id }]);
    expect((await tell()).statusCode).toBe(202);
    expect(await delivered(office, eventId)).toMatchObject([
      { playerId: player.id, state: "sent" },
    ]);
  }
  expect((await tell()).statusCode).toBe(409);
  const nobody = { ...movedUp, shownTo: null };
  expect((await office.send("POST", `${messagesOf(eventId)}/preview`, nobody)).json()).toEqual({
    ...{ isOffered: true, recipients: [], shown: null },
  });
});

test("a link in each mail turns such mails off without signing in, also with one click", async ({
  club,
  visitor,
}) => {
  const { superAdmin: office } = club;
  const eventId = await club.newEvent();
  const email = `${randomUUID()}@club.example`;
  const ana = await club.newEntrant(eventId, { email });
  await club.newEntrant(eventId);
  await office.send("POST", messagesOf(eventId), teeTimes);
  await delivered(office, eventId);
  const [mail] = mailsTo(email);
  const token = /\/profile\/account#no-mails\/(\S+)/u.exec(mail?.text ?? "")?.[1] ?? "";
  expect(token).toHaveLength(43);
  expect(mail?.wayOut).toBe(`https://golf.example/api/mail-choices/${token}`);

  expect((await ana.get("/api/user/mail-choice")).json()).toEqual({ wantsMail: true });
  const oneClick = await visitor.send("POST", `/api/mail-choices/${token}`, undefined, {
    "content-type": "application/x-www-form-urlencoded",
  });
  expect([oneClick.statusCode, oneClick.json()]).toEqual([200, { success: true }]);
  expect((await ana.get("/api/user/mail-choice")).json()).toEqual({ wantsMail: false });

  const preview = await office.send("POST", `${messagesOf(eventId)}/preview`, {
    ...{ ...teeTimes, to: [ana.id], shownTo: null },
  });
  expect(preview.json().recipients).toMatchObject([{ playerId: ana.id, wantsMail: false }]);
  await office.send("POST", messagesOf(eventId), teeTimes);
  expect(await delivered(office, eventId)).toHaveLength(1);
  const nobody = await office.send("POST", messagesOf(eventId), { ...teeTimes, to: [ana.id] });
  expect([nobody.statusCode, nobody.json().message]).toEqual([409, "There is nobody to write to"]);
  expect(mailsTo(email)).toHaveLength(1);

  await ana.send("PUT", "/api/user/mail-choice", { wantsMail: true });
  await office.send("POST", messagesOf(eventId), teeTimes);
  await delivered(office, eventId);
  expect(mailsTo(email)).toHaveLength(2);
});

test("an organiser writes to nobody outside the event, and no unknown name in braces", async ({
  club,
}) => {
  const { superAdmin: office } = club;
  const eventId = await club.newEvent();
  await club.newEntrant(eventId);
  const stranger = await club.newPlayer();
  const send = (fields: object) =>
    office.send("POST", messagesOf(eventId), { ...teeTimes, ...fields });
  expect((await send({ to: [stranger.id] })).statusCode).toBe(409);
  const misspelt = await send({ text: "You start at {teetime}" });
  expect([misspelt.statusCode, misspelt.json().message]).toEqual([
    400,
    "A name in braces is not known. Please use those below the text.",
  ]);
  expect((await office.get(messagesOf(eventId))).json()).toEqual([]);
});

test("an hour has place for a hundred messages of an event", async ({ club }) => {
  const { superAdmin: office } = club;
  const eventId = await club.newEvent();
  const ana = await club.newEntrant(eventId);
  await ana.send("PUT", "/api/user/mail-choice", { wantsMail: false });
  for (let n = 0; n < 100; n++) {
    expect((await office.send("POST", messagesOf(eventId), teeTimes)).statusCode).toBe(409);
  }
  expect((await office.send("POST", messagesOf(eventId), teeTimes)).statusCode).toBe(429);
});
