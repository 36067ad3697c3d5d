import { expect } from "vitest";
import type { PlayerEntry as Entry } from "../../../../domain/golf/leaderboard/entry.ts";
import { rankLeaderboard } from "../../../../domain/golf/leaderboard/rankLeaderboard.ts";
import type { PlayerId, TournamentId } from "../../../../domain/shared/values.ts";
import type { Browser } from "../../testing/browser.ts";
import { test as base } from "../../testing/club.ts";
import type { SignedIn } from "../../testing/server.ts";

interface Play {
  readonly eventId: TournamentId;
  readonly ana: SignedIn<PlayerId>;
  readonly ben: SignedIn<PlayerId>;
  readonly correction: (player: PlayerId, strokes: ReadonlyArray<number>) => object;
}

const entered = (strokes: ReadonlyArray<number>) => ({
  roundNumber: 1,
  holeScores: strokes.map((each, index) => ({ holeNumber: index + 1, strokes: each })),
});

const created = async (browser: Browser, url: string, body: object) => {
  const response = await browser.send("POST", url, body);
  if (response.statusCode !== 201) throw new Error(`${url}: ${response.body}`);
  return response.json();
};

/** Ana is one stroke better than Ben, who has signed her card; both play skins and a match. */
const test = base.extend<{ readonly play: Play }>({
  play: async ({ club }, use) => {
    const { superAdmin } = club;
    const eventId = await club.newEvent();
    const ana = await club.newEntrant(eventId, { firstName: "Ana", lastName: "Ace" });
    const ben = await club.newEntrant(eventId, { firstName: "Ben", lastName: "Berg" });
    for (const gameType of ["skins", "match_play", "nassau"]) {
      const { id } = await created(superAdmin, `/api/events/${eventId}/side-games`, {
        gameType,
        gameFormat: "individual",
        roundNumbers: [1],
        holeNumbers: [1, 2],
        totalPurse: "10.00",
        betAmount: "10.00",
      });
      for (const player of [ana, ben]) await created(player, `/api/side-games/${id}/join`, {});
    }
    const scoresUrl = `/api/events/${eventId}/my-scores`;
    const card = (await ana.send("POST", scoresUrl, entered([4, 4]))).json();
    await ben.send("POST", scoresUrl, entered([5, 4]));
    await created(ben, `/api/scorecards/${card.id}/attest`, {});
    const correction = (playerId: PlayerId, strokes: ReadonlyArray<number>) => ({
      playerId,
      ...entered(strokes),
    });
    await use({ eventId, ana, ben, correction });
  },
});

/** The visible state of the board, the games and the matches of an event. */
const seenBy = async (browser: Browser, eventId: TournamentId) => {
  const read = async (url: string) => (await browser.get(url)).json();
  const games: ReadonlyArray<{ id: string }> = await read(`/api/events/${eventId}/side-games`);
  const winnings = new Map<string, string>();
  const states = new Map<string, string>();
  for (const { id } of games) {
    const results = await read(`/api/side-games/${id}/results`);
    for (const { userId, amount } of results.winnings) winnings.set(`${id} ${userId}`, amount);
    for (const match of results.matches) states.set(match.id, `${match.state} ${match.leaderId}`);
  }
  const board = rankLeaderboard<Entry>(await read(`/api/events/${eventId}/leaderboard`), options);
  const places = new Map(
    board.map(({ entry, place }) => [entry.user.id, place === null ? "-" : String(place)]),
  );
  return { winnings, states, places };
};

const options = {
  view: "event-total",
  scoring: "gross",
  selectedRound: 1,
  tieBreak: "shared",
  numberOfRounds: 1,
  isCompleted: false,
} as const;

const byId = (a: ReadonlyArray<unknown>, b: ReadonlyArray<unknown>) =>
  String(a[0]).localeCompare(String(b[0]));

const changesOf = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((key) => before.get(key) !== after.get(key))
    .map((key) => [key, before.get(key) ?? "0.00", after.get(key) ?? "0.00"])
    .toSorted(byId);

test("the preview shows changed places, changed winnings and the signatures that become invalid", async ({
  club: { superAdmin },
  play: { eventId, ana, ben, correction },
}) => {
  const url = `/api/events/${eventId}/scoring/preview`;
  const response = await superAdmin.send("POST", url, correction(ana.id, [6]));
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({
    attestationsInvalidated: 1,
    leaderboard: [
      { userId: ben.id, before: { place: 2, toPar: 1 }, after: { place: 1, toPar: 1 } },
      {
        userId: ana.id,
        before: { place: 1, toPar: 0, position: "1", total: "E" },
        after: { place: 2, toPar: 2, position: "2", total: "+2" },
      },
    ],
    sideGames: [
      {
        name: "Skins",
        winnings: [
          { userId: ana.id, before: "5.00", after: "0.00" },
          { userId: ben.id, before: "0.00", after: "5.00" },
        ],
      },
      { name: "Match Play", winnings: [{ userId: ana.id }, { userId: ben.id }] },
      { name: "Nassau", winnings: [{ userId: ana.id }, { userId: ben.id }] },
    ],
    matches: [
      { before: "1 up", after: "1 up", leaderBefore: ana.id, leaderAfter: ben.id },
      { before: "1 up", after: "1 up", leaderBefore: ana.id, leaderAfter: ben.id },
    ],
  });
});

test("the preview tells about the corrected player, and about a tie, where the place stays", async ({
  club: { superAdmin },
  play: { eventId, ana, ben, correction },
}) => {
  const url = `/api/events/${eventId}/scoring`;
  const preview = async (player: PlayerId, strokes: ReadonlyArray<number>) =>
    (await superAdmin.send("POST", `${url}/preview`, correction(player, strokes))).json();
  expect(await preview(ana.id, [3])).toMatchObject({
    leaderboard: [],
    samePlace: [
      {
        userId: ana.id,
        before: { position: "1", total: "E" },
        after: { position: "1", total: "-1" },
      },
    ],
  });

  await superAdmin.send("POST", url, correction(ana.id, [5]));
  expect(await preview(ben.id, [6])).toMatchObject({
    leaderboard: [{ userId: ben.id, before: { position: "T1" }, after: { position: "2" } }],
    samePlace: [
      {
        userId: ana.id,
        before: { position: "T1", total: "+1" },
        after: { position: "1", total: "+1" },
      },
    ],
  });
  // Both holes change and the total does not.
  expect(await preview(ben.id, [4, 5])).toMatchObject({
    leaderboard: [],
    samePlace: [{ userId: ben.id, before: { total: "+1" }, after: { total: "+1" } }],
  });
});

test.for([
  ["a worse hole", [6]],
  ["an equal hole", [5]],
  ["both holes", [3, 6]],
  ["one more hole", [4, 4, 3]],
  ["the same scores", [4, 4]],
] as const)(
  "saving has the effects that the preview showed: %s",
  async ([, strokes], { club: { superAdmin }, play }) => {
    const { eventId, ana, correction } = play;
    const body = correction(ana.id, strokes);
    const before = await seenBy(superAdmin, eventId);
    const scoring = `/api/events/${eventId}/scoring`;
    const shown = (await superAdmin.send("POST", `${scoring}/preview`, body)).json();
    expect(await seenBy(superAdmin, eventId)).toEqual(before);

    const saved = await superAdmin.send("POST", scoring, body);
    expect(saved.statusCode).toBe(200);
    const after = await seenBy(superAdmin, eventId);
    const winnings = shown.sideGames.flatMap(
      (game: { sideGameId: string; winnings: ReadonlyArray<Record<string, string>> }) =>
        game.winnings.map((each) => [`${game.sideGameId} ${each.userId}`, each.before, each.after]),
    );
    expect(winnings.toSorted(byId)).toEqual(changesOf(before.winnings, after.winnings));
    const places = shown.leaderboard.map(
      ({ userId, before, after }: Record<string, Record<string, string>>) => [
        userId,
        String(before?.["place"]),
        String(after?.["place"]),
      ],
    );
    expect(places.toSorted(byId)).toEqual(changesOf(before.places, after.places));
    const states = shown.matches.map((match: Record<string, string | null>) => [
      match.matchId,
      `${match.before} ${match.leaderBefore}`,
      `${match.after} ${match.leaderAfter}`,
    ]);
    expect(states.toSorted(byId)).toEqual(changesOf(before.states, after.states));
    expect(1 - saved.json().attestationCount).toBe(shown.attestationsInvalidated);

    const again = await superAdmin.send("POST", `${scoring}/preview`, body);
    expect(again.json()).toEqual({
      attestationsInvalidated: 0,
      leaderboard: [],
      samePlace: [],
      sideGames: [],
      matches: [],
    });
  },
);

test("the preview is refused when saving would be refused", async ({
  club: { superAdmin },
  play,
}) => {
  const { eventId, ana, correction } = play;
  const url = `/api/events/${eventId}/scoring/preview`;
  const refusal = async (body: object) => {
    const response = await superAdmin.send("POST", url, body);
    return [response.statusCode, response.json().error];
  };
  expect(await refusal({ ...correction(ana.id, [4]), roundNumber: 2 })).toEqual([
    400,
    "This event has 1 rounds",
  ]);
  expect(await refusal(correction(eventId as unknown as PlayerId, [4]))).toEqual([
    404,
    "Participant not found",
  ]);
});
