import { describe, expect } from "vitest";
import { par4 } from "../../../../domain/scorecard/examples.ts";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import type { Browser } from "../../testing/browser.ts";
import { type Club, test } from "../../testing/club.ts";

const onHole = (holeNumber: number, strokes: number) => ({ ...par4(holeNumber), strokes });

const send = (player: Browser, event: TournamentId, ...holeScores: ReadonlyArray<object>) =>
  player.send("POST", `/api/events/${event}/my-scores`, { roundNumber: 1, holeScores });

/** Win has taken 4 on the first hole and Tar 5, and the event is over. */
const over = async ({ superAdmin, newEvent, newEntrant }: Club) => {
  const event = await newEvent();
  const win = await newEntrant(event, { firstName: "Win", lastName: "Ner" });
  const tar = await newEntrant(event, { firstName: "Tar", lastName: "Dy" });
  await send(win, event, onHole(1, 4));
  await send(tar, event, onHole(1, 5));
  await superAdmin.send("PUT", `/api/admin/events/${event}`, { status: "completed" });
  const url = `/api/admin/events/${event}/late-scores`;
  const late = async () => (await superAdmin.get(url)).json();
  const decide = (scorecardId: string, body: object) =>
    superAdmin.send("POST", `${url}/${scorecardId}`, body);
  return { event, win, tar, late, decide };
};

describe("scores that arrive after the end", () => {
  test("are kept and do not count, until the office accepts them", async ({ club }) => {
    const { event, tar, late, decide } = await over(club);
    const sent = await send(tar, event, onHole(1, 3), onHole(2, 4));
    expect(sent.statusCode).toBe(200);
    expect(sent.json()).toMatchObject({
      totalGrossScore: 5,
      late: [
        { holeNumber: 1, strokes: 3, pickedUp: false },
        { holeNumber: 2, strokes: 4 },
      ],
    });
    const [card] = await late();
    expect(card).toMatchObject({ playerId: tar.id, roundNumber: 1 });
    expect(card.holeScores).toHaveLength(2);

    const preview = await decide(card.scorecardId, { accept: true, preview: true });
    expect(preview.json().attestationsInvalidated).toBe(0);
    expect(await late()).toHaveLength(1);
    const accepted = await decide(card.scorecardId, { accept: true });
    expect(accepted.json()).toMatchObject({ totalGrossScore: 7, late: [] });
    expect(await late()).toEqual([]);
    const history = (
      await club.superAdmin.get(`/api/scorecards/${card.scorecardId}/history`)
    ).json();
    expect(history.map(({ kind }: { readonly kind: string }) => kind).toSorted()).toEqual([
      "late",
      "late_accepted",
      "opened",
      "scores",
      "scores",
    ]);
  });

  test("are declined, and nothing has changed", async ({ club }) => {
    const { event, tar, late, decide } = await over(club);
    await send(tar, event, onHole(1, 3));
    const [card] = await late();
    const declined = await decide(card.scorecardId, { accept: false });
    expect(declined.json()).toMatchObject({ totalGrossScore: 5, late: [] });
    expect((await decide(card.scorecardId, { accept: true })).statusCode).toBe(404);
  });

  test("say nothing if they are what stands there", async ({ club }) => {
    const { event, tar, late } = await over(club);
    expect((await send(tar, event, onHole(1, 5))).json().late).toEqual([]);
    expect(await late()).toEqual([]);
  });

  test("wait also where no card was opened, and stay late when the event opens again", async ({
    club,
  }) => {
    const { event, late, decide } = await over(club);
    const { superAdmin, newPlayer } = club;
    const cleo = await newPlayer({ firstName: "Cleo" });
    await superAdmin.send("POST", `/api/admin/users/${cleo.id}/events/${event}/register`);
    const sent = await send(cleo, event, onHole(1, 2));
    const waiting = { scores: [], late: [{ holeNumber: 1, strokes: 2 }] };
    expect(sent.json()).toMatchObject(waiting);
    const own = async () => (await cleo.get(`/api/events/${event}/my-scorecards`)).json();
    expect(await own()).toMatchObject([waiting]);

    await superAdmin.send("PUT", `/api/admin/events/${event}`, { status: "active" });
    await send(cleo, event, onHole(2, 4));
    const [card] = await late();
    expect(card.holeScores).toMatchObject([{ holeNumber: 1, strokes: 2 }]);
    const accepted = await decide(card.scorecardId, { accept: true });
    expect(accepted.json()).toMatchObject({ totalGrossScore: 6, late: [] });
  });
});
