import { expect } from "vitest";
import { join, type Player, play, test } from "../../testing/sideGames.ts";

const moneyOf = async (reader: Player, eventId: string) =>
  (await reader.get(`/api/events/${eventId}/money`)).json();

test("in an event without games nobody owes money", async ({ play: { eventId, ana } }) => {
  expect(await moneyOf(ana, eventId)).toEqual({ balances: [], transfers: [], games: [] });
});

test("the transfers follow from all games together, to the cent and by name", async ({
  play: { eventId, ana, ben, cleo, newGame },
}) => {
  const skins = await newGame();
  for (const player of [ana, ben, cleo]) await join(player, skins);
  const alone = await newGame({ gameType: "best_ball", totalPurse: 10 });
  for (const player of [ben, ana]) await join(player, alone);

  await play(ana, eventId, 3, 4, 4);
  await play(ben, eventId, 4, 4, 4);
  await play(cleo, eventId, 5, 4, 4);

  // Ana alone wins a hole of the skins, and the best ball.
  const money = await moneyOf(ben, eventId);
  expect(money.games).toMatchObject([
    { sideGameId: skins, gameType: "skins", status: "final", purse: "90.00", unclaimed: "60.00" },
    { sideGameId: alone, gameType: "best_ball", status: "final", unclaimed: "0.00" },
  ]);
  expect(money.games[0].balances).toEqual([
    { playerId: ana.id, amount: "20.00" },
    { playerId: ben.id, amount: "-10.00" },
    { playerId: cleo.id, amount: "-10.00" },
  ]);
  expect(money.balances).toEqual([
    { playerId: ana.id, amount: "25.00", user: { firstName: "Ana", lastName: "X" } },
    { playerId: ben.id, amount: "-15.00", user: { firstName: "Ben", lastName: "X" } },
    { playerId: cleo.id, amount: "-10.00", user: { firstName: "Cleo", lastName: "X" } },
  ]);
  expect(money.transfers).toEqual([
    { from: ben.id, to: ana.id, amount: "15.00" },
    { from: cleo.id, to: ana.id, amount: "10.00" },
  ]);
});

test("a corrected score changes the transfers", async ({
  club: { superAdmin },
  play: { eventId, ana, ben, newGame },
}) => {
  const game = await newGame({ holeNumbers: [1] });
  for (const player of [ana, ben]) await join(player, game);
  await play(ana, eventId, 3);
  await play(ben, eventId, 4);
  const owed = async () => (await moneyOf(ana, eventId)).transfers;
  expect(await owed()).toEqual([{ from: ben.id, to: ana.id, amount: "45.00" }]);

  const holeScores = [{ holeNumber: 1, strokes: 2 }];
  const correction = { playerId: ben.id, roundNumber: 1, holeScores };
  await superAdmin.send("POST", `/api/events/${eventId}/scoring`, correction);
  expect(await owed()).toEqual([{ from: ana.id, to: ben.id, amount: "45.00" }]);
});
