import { expect } from "vitest";
import { par4 } from "../../../../domain/scorecard/examples.ts";
import type { Browser } from "../../testing/browser.ts";
import { test } from "../../testing/club.ts";

const playsOff = async (player: Browser, eventId: string, roundNumber: number) => {
  const body = { roundNumber, holeScores: [par4(1)] };
  const card = (await player.send("POST", `/api/events/${eventId}/my-scores`, body)).json();
  return card.playingHandicap;
};

test("the second round takes the index of the first card, unless the event takes that of the day", async ({
  club,
}) => {
  for (const [indexInLaterRounds, second] of [
    [undefined, 10],
    ["first_card", 10],
    ["of_day", 20],
  ] as const) {
    const setting = indexInLaterRounds ? { indexInLaterRounds } : {};
    const eventId = await club.newEvent({ numberOfRounds: 2, ...setting });
    const ana = await club.newEntrant(eventId, { handicap: 10 });
    expect(await playsOff(ana, eventId, 1)).toBe(10);
    await ana.send("PATCH", "/api/user", { handicap: "20" });
    // The tee sheet, from which cards are printed, says it before that card is opened.
    await club.superAdmin.send("POST", `/api/events/${eventId}/groups`, {
      ...{ groupName: "First", teeTime: "09:00", roundNumber: 2, members: [ana.id] },
    });
    const [group] = (await club.superAdmin.get(`/api/events/${eventId}/groups`)).json();
    expect(group.members).toMatchObject([{ user: { handicap: second } }]);
    expect(await playsOff(ana, eventId, 2)).toBe(second);
  }
});

test("who begins with the second round takes the index of that day", async ({ club }) => {
  const eventId = await club.newEvent({ numberOfRounds: 3 });
  const ana = await club.newEntrant(eventId, { handicap: 10 });
  expect(await playsOff(ana, eventId, 2)).toBe(10);
  await ana.send("PATCH", "/api/user", { handicap: "20" });
  expect([await playsOff(ana, eventId, 1), await playsOff(ana, eventId, 3)]).toEqual([20, 20]);
});

test("the setting is kept and changed", async ({ club }) => {
  const eventId = await club.newEvent({ numberOfRounds: 2 });
  const url = `/api/admin/events/${eventId}`;
  const change = (indexInLaterRounds: string) =>
    club.superAdmin.send("PUT", url, { indexInLaterRounds });
  expect((await change("of_day")).json().indexInLaterRounds).toBe("of_day");
  expect((await change("yesterday")).json().message).toBe(
    "Index in later rounds must be that of the first card or of the day",
  );
});
