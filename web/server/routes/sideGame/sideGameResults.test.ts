import { describe, expect } from "vitest";
import { par4 } from "../../../../domain/scorecard/examples.ts";
import { scorecardIdOf } from "../../../../domain/shared/derivedIds.ts";
import { RoundNumber } from "../../../../domain/shared/values.ts";
import { currentVersions } from "../../../../projections/engine/versions.ts";
import { test as base, join, type Player, play, results } from "../../testing/sideGames.ts";

const test = base.extend<{
  /** A new game that all four have joined. */
  readonly joinedGame: (fields: object, how?: (player: Player) => object) => Promise<string>;
  /** The winnings of each by name. */
  readonly winnings: (
    game: string,
  ) => Promise<{ readonly won: object; readonly unclaimed: string; readonly status: string }>;
}>({
  joinedGame: async ({ play: { ana, ben, cleo, dora, newGame } }, use) => {
    await use(async (fields, how = () => ({})) => {
      const game = await newGame(fields);
      for (const player of [ana, ben, cleo, dora]) await join(player, game, how(player));
      return game;
    });
  },
  winnings: async ({ play: { ana, ben, cleo, dora } }, use) => {
    const players = { ana, ben, cleo, dora };
    await use(async (game) => {
      const { status, unclaimed, winnings } = await results(ana, game);
      const amounts = new Map(
        winnings.map((row: { userId: string; amount: string }) => [row.userId, row.amount]),
      );
      const won = Object.entries(players).flatMap(([name, { id }]) =>
        amounts.has(id) ? [[name, amounts.get(id)]] : [],
      );
      return { won: Object.fromEntries(won), unclaimed, status };
    });
  },
});

const final = { status: "final", unclaimed: "0.00" };

test("every type of game pays the right winnings to the cent", async ({
  club: { superAdmin },
  play: { eventId, ana, ben, cleo, dora },
  joinedGame,
  winnings,
}) => {
  const members = [ana.id, ben.id, cleo.id, dora.id];
  const group = { groupName: "Group 1", teeTime: "08:00", roundNumber: 1, members };
  await superAdmin.send("POST", `/api/events/${eventId}/groups`, group);
  const reds = new Set([ana.id, cleo.id]);
  const byTeam = ({ id }: Player) => ({ teamName: reds.has(id) ? "Reds" : "Blues" });
  const teams = { gameFormat: "team" };
  const skins = await joinedGame({ gameType: "skins" });
  const stableford = await joinedGame({ gameType: "stableford" });
  const ofTeams = [
    await joinedGame({ gameType: "best_ball", ...teams }, byTeam),
    await joinedGame({ gameType: "worst_ball", ...teams }, byTeam),
    await joinedGame({ gameType: "ryder_cup", ...teams }, byTeam),
  ];
  const matchPlay = await joinedGame({ gameType: "match_play" });
  const wolf = await joinedGame({ gameType: "wolf" });
  const nearest = await joinedGame({ gameType: "closest_to_pin", holeNumbers: [3] });
  const longest = await joinedGame({ gameType: "longest_drive", holeNumbers: [1] });
  const nassau = await joinedGame({ gameType: "nassau", holeNumbers: [1, 2, 3] });

  await play(ana, eventId, 3, 4, 4);
  await play(ben, eventId, 4, 4, 4);
  await play(cleo, eventId, 4, 5, 4);
  await play(dora, eventId, 5, 5, 5);
  const measure = async (game: string, holeNumber: number, ...distances: ReadonlyArray<number>) => {
    for (const [index, distance] of distances.entries()) {
      const entry = { playerId: members[index], roundNumber: 1, holeNumber, distance };
      await superAdmin.send("POST", `/api/side-games/${game}/entries`, entry);
    }
  };
  await measure(nearest, 3, 12.5, 4, 7);
  await measure(longest, 1, 240, 240, 180);
  for (const holeNumber of [1, 2, 3]) {
    const alone = { roundNumber: 1, holeNumber, wolfId: ana.id, partnerId: null };
    await ana.send("POST", `/api/side-games/${wolf}/wolf`, alone);
  }

  const forReds = { ...final, won: { ana: "45.00", cleo: "45.00" } };
  const forAna = { status: "final", unclaimed: "60.00", won: { ana: "30.00" } };
  for (const game of [skins, stableford]) expect(await winnings(game)).toEqual(forAna);
  for (const game of [...ofTeams, matchPlay]) expect(await winnings(game)).toEqual(forReds);
  expect(await winnings(wolf)).toEqual({ ...final, won: { ana: "90.00" } });
  expect(await winnings(nearest)).toEqual({ ...final, won: { ben: "90.00" } });
  expect(await winnings(longest)).toEqual({ ...final, won: { ana: "45.00", ben: "45.00" } });
  // Both matches have winners over the first nine and over all holes; the second nine was not
  // played.
  expect(Object.keys((await winnings(nassau)).won)).toEqual(["ana", "cleo"]);
});

describe("results of a side game", () => {
  test("the results contain the holes that count, and change with every score", async ({
    club,
    runtime,
    play: { eventId, ana, ben, newGame },
  }) => {
    const game = await newGame();
    for (const player of [ana, ben]) await join(player, game);
    expect(await results(ana, game)).toMatchObject({ status: "not_started", unclaimed: "90.00" });

    await play(ana, eventId, 4, 4, 4);
    await play(ben, eventId, 5);
    const live = await results(ben, game);
    const [first] = live.standing;
    expect(live).toMatchObject({
      status: "running",
      purse: "90.00",
      unclaimed: "60.00",
      winnings: [{ userId: ana.id, amount: "30.00" }],
      holes: [
        { holeNumber: 1, state: "counted", value: "30.00", winnerIds: first.participantIds },
        { holeNumber: 2, state: "open" },
        { holeNumber: 3, state: "open" },
      ],
    });
    expect(first).toMatchObject({ place: 1, side: "Ana X", winnings: "30.00" });
    expect(live.holes[0].results).toMatchObject([
      { sideGameId: game, result: "4", winnings: "30.00" },
      { sideGameId: game, result: "5", winnings: "0.00" },
    ]);

    const versionOf = async () => {
      const versions = await runtime.runPromise(currentVersions(eventId));
      return Number(versions.find(({ model }) => model === "side_games")?.version);
    };
    const before = await versionOf();
    const corrected = { playerId: ana.id, roundNumber: 1, reason: "Misread" };
    const holeScores = [{ ...par4(1), strokes: 5 }];
    await club.superAdmin.send("POST", `/api/events/${eventId}/scoring`, {
      ...{ ...corrected, holeScores },
    });
    expect(await versionOf()).toBeGreaterThan(before);
    expect(await results(ana, game)).toMatchObject({
      unclaimed: "90.00",
      winnings: [],
      holes: [{ state: "tied" }, { carriedIn: "30.00", state: "open" }, { state: "open" }],
    });
    const card = { tournamentId: eventId, playerId: ana.id, round: RoundNumber.make(1) };
    const history = await ana.get(`/api/scorecards/${scorecardIdOf(card)}/history`);
    expect(history.json().at(-1)).toMatchObject({
      kind: "scores",
      reason: "Misread",
      holes: [{ holeNumber: 1, before: { strokes: 4 }, after: { strokes: 5 } }],
    });
  });

  test("the results do not wait for a player who withdrew, and are final when the event is completed", async ({
    club,
    play: { eventId, ana, ben, cleo, newGame },
  }) => {
    const game = await newGame();
    for (const player of [ana, ben, cleo]) await join(player, game);
    await club.superAdmin.send("PUT", `/api/admin/events/${eventId}`, { status: "active" });
    await play(ana, eventId, 4);
    await play(ben, eventId, 5);
    expect(await results(ana, game)).toMatchObject({ winnings: [] });
    await cleo.send("POST", `/api/events/${eventId}/withdraw`);
    const won = [{ userId: ana.id, amount: "30.00" }];
    expect(await results(ana, game)).toMatchObject({ status: "running", winnings: won });
    await club.superAdmin.send("PUT", `/api/admin/events/${eventId}`, { status: "completed" });
    expect(await results(ana, game)).toMatchObject({
      status: "final",
      winnings: won,
      unclaimed: "60.00",
    });
  });

  test("the results of match play contain the matches with their leaders", async ({
    play: { eventId, ana, ben, newGame },
  }) => {
    const game = await newGame({ gameType: "match_play" });
    for (const player of [ana, ben]) await join(player, game);
    await play(ana, eventId, 4);
    await play(ben, eventId, 5);
    expect((await results(ana, game)).matches).toMatchObject([
      {
        sideGameId: game,
        roundNumber: 1,
        player: { firstName: "Ana" },
        opponent: { firstName: "Ben" },
        status: "running",
        state: "1 up",
        leaderId: ana.id,
        holesPlayed: 1,
        value: "90.00",
        bets: [],
      },
    ]);
  });

  test("the results of a Nassau contain its three bets with their values", async ({
    play: { eventId, ana, ben, newGame },
  }) => {
    const game = await newGame({ gameType: "nassau", holeNumbers: [], totalPurse: 100 });
    for (const player of [ana, ben]) await join(player, game);
    await play(ana, eventId, 4);
    await play(ben, eventId, 5);
    const ahead = { leaderId: ana.id, status: "running", state: "1 up", holesPlayed: 1 };
    const level = { leaderId: null, status: "arranged", state: "AS", holesPlayed: 0 };
    expect((await results(ana, game)).matches).toMatchObject([
      {
        value: "100.00",
        bets: [
          { name: "front", ...ahead, value: "33.33" },
          { name: "back", ...level, value: "33.33" },
          { name: "overall", ...ahead, value: "33.34" },
        ],
      },
    ]);
  });
});
