import { expect } from "vitest";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import type { Browser } from "../../testing/browser.ts";
import { test } from "../../testing/club.ts";

const calendarOf = async (who: Browser, eventId: TournamentId) => {
  const response = await who.get(`/api/events/${eventId}/calendar.ics`);
  expect(response.statusCode).toBe(200);
  return { headers: response.headers, lines: response.body.replaceAll("\r\n ", "").split("\r\n") };
};

const teeOff = async (admin: Browser, eventId: TournamentId, group: object) => {
  const response = await admin.send("POST", `/api/events/${eventId}/groups`, group);
  expect(response.statusCode).toBe(201);
  return response.json();
};

/** The entries, without the time when the file was written. */
const contentOf = (lines: ReadonlyArray<string>) =>
  lines.filter((line) => /^(?:SUMMARY|DTSTART;|DTEND;|LOCATION|DESCRIPTION|STATUS)/u.test(line));

const uids = (lines: ReadonlyArray<string>) => lines.filter((line) => line.startsWith("UID:"));

test("a player's calendar has the event and the own tee times, another calendar has only the event", async ({
  club,
}) => {
  const eventId = await club.newEvent({
    ...{ name: "Ácė's Open, the; 1st ⛳", numberOfRounds: 2, endDate: "2024-06-07" },
    ...{ description: "Bring:\n- balls" },
  });
  const ana = await club.newEntrant(eventId, { firstName: "Ana", lastName: "Ace, Jr" });
  const ben = await club.newEntrant(eventId, { firstName: "Ben", lastName: "Bogey" });
  const cleo = await club.newEntrant(eventId);
  const morning = { groupName: "Early; birds", teeTime: "08:30", roundNumber: 1 };
  await teeOff(club.superAdmin, eventId, { ...morning, members: [ana.id, ben.id] });
  const noon = { groupName: "Late", teeTime: "12:00", roundNumber: 2, members: [ben.id] };
  await teeOff(club.superAdmin, eventId, { ...noon, startHole: 10 });

  const { headers, lines } = await calendarOf(ben, eventId);
  expect(headers).toMatchObject({
    "content-type": "text/calendar; charset=utf-8",
    "content-disposition": 'attachment; filename="ace-s-open-the-1st-golf.ics"',
  });
  const name = String.raw`Ácė's Open\, the\; 1st ⛳`;
  const event = [
    "DTSTART;VALUE=DATE:20240606",
    "DTEND;VALUE=DATE:20240608",
    `SUMMARY:${name}`,
    "LOCATION:St Andrews",
    String.raw`DESCRIPTION:Bring:\n- balls`,
  ];
  expect(contentOf(lines)).toEqual([
    ...event,
    expect.stringMatching(/^DTSTART;TZID=[^:]+:20240606T083000$/u),
    `SUMMARY:Tee time\\, round 1: ${name}`,
    expect.stringMatching(/^LOCATION:Old Course/u),
    String.raw`DESCRIPTION:Early\; birds\nAna Ace\, Jr`,
    expect.stringMatching(/^DTSTART;TZID=[^:]+:20240607T120000$/u),
    `SUMMARY:Tee time\\, round 2: ${name}`,
    expect.stringMatching(/^LOCATION:Old Course/u),
    String.raw`DESCRIPTION:Late\nStarts on hole 10`,
  ]);
  for (const other of [cleo, club.superAdmin]) {
    expect(contentOf((await calendarOf(other, eventId)).lines)).toEqual(event);
  }
});

test("a tee time in another group and at another time is the same entry", async ({ club }) => {
  const eventId = await club.newEvent();
  const ana = await club.newEntrant(eventId);
  const early = { groupName: "Early", teeTime: "08:30", roundNumber: 1, members: [ana.id] };
  const group = await teeOff(club.superAdmin, eventId, early);
  const before = (await calendarOf(ana, eventId)).lines;
  await club.superAdmin.send("DELETE", `/api/golf-groups/${group.id}`);
  await teeOff(club.superAdmin, eventId, { ...early, teeTime: "14:10" });

  const after = (await calendarOf(ana, eventId)).lines;
  expect(uids(after)).toEqual(uids(before));
  expect(uids(after)).toHaveLength(2);
  expect(contentOf(after)).not.toEqual(contentOf(before));
});

test("a cancelled event and its tee times are cancelled in the calendar", async ({ club }) => {
  const eventId = await club.newEvent();
  const ana = await club.newEntrant(eventId);
  const group = { groupName: "Early", teeTime: "08:30", roundNumber: 1, members: [ana.id] };
  await teeOff(club.superAdmin, eventId, group);
  await club.superAdmin.send("PUT", `/api/admin/events/${eventId}`, { status: "cancelled" });
  const { lines } = await calendarOf(ana, eventId);
  expect(lines.filter((line) => line === "STATUS:CANCELLED")).toHaveLength(2);
});
