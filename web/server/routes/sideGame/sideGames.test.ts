import { randomUUID } from "node:crypto";
import { describe, expect } from "vitest";
import { answered, test } from "../../testing/sideGames.ts";

describe("creating a side game", () => {
  test("a new game can be read after the answer, and its event has side games", async ({
    play: { eventId, ana, create },
    club,
  }) => {
    const response = await create();
    expect(response.statusCode).toBe(201);
    const game = response.json();
    expect(game).toMatchObject({
      eventId,
      gameType: "skins",
      gameFormat: "individual",
      scoring: "gross",
      roundNumbers: [1],
      roundNumber: 1,
      holeNumbers: [1, 2, 3],
      betAmount: "90.00",
      totalPurse: "90.00",
      prizePerHole: "30.00",
      maxParticipants: null,
      teamSize: 1,
      payoutStructure: [100],
      status: "open",
      isActive: true,
      isCombinedRounds: false,
      roundConfigurations: null,
      createdBy: club.superAdmin.id,
      participantCount: 0,
      hasJoined: false,
      participants: [],
    });
    expect((await ana.get(`/api/events/${eventId}/side-games`)).json()).toEqual([game]);
    expect((await ana.get(`/api/events/${eventId}`)).json().sideGamesEnabled).toBe(true);
  });

  test("separate rounds have their own holes and purses", async ({ play: { create } }) => {
    const own = {
      1: { holeNumbers: [1, 2], betAmount: 10, description: "" },
      2: { holeNumbers: [18], betAmount: "20.50", description: "The last" },
    };
    const fields = { roundNumbers: "[1,2]", holeNumbers: [], totalPurse: null };
    const response = await create({ ...fields, roundConfigurations: JSON.stringify(own) });
    expect(response.json()).toMatchObject({
      roundNumbers: [1, 2],
      totalPurse: "30.50",
      prizePerHole: "10.17",
      roundConfigurations: {
        1: { holeNumbers: [1, 2], betAmount: "10.00", description: "" },
        2: { holeNumbers: [18], betAmount: "20.50", description: "The last" },
      },
    });
  });

  test("wolf has up to five individual players, and the Ryder Cup has teams", async ({
    play: { create },
  }) => {
    const wolf = await create({ gameType: "wolf", maxParticipants: 9 });
    expect(wolf.json()).toMatchObject({ maxParticipants: 5, gameFormat: "individual" });
    const cup = await create({ gameType: "ryder_cup" });
    expect(cup.json()).toMatchObject({ gameFormat: "team" });
  });

  test("the closest to the pin is refused on a hole that is not a par 3", async ({
    play: { create },
  }) => {
    const fields = { gameType: "closest_to_pin", holeNumbers: [3, 4] };
    expect(answered(await create(fields))).toEqual([400, "Hole 4 is not a par 3"]);
  });

  test("a game with a wrong field is refused with its sentence", async ({ play: { create } }) => {
    const typeAndFormat = "Please select game type and format";
    expect(answered(await create({ gameType: "" }))).toEqual([400, typeAndFormat]);
    const noHoles = "Please select holes for the skins game";
    expect(answered(await create({ holeNumbers: [] }))).toEqual([400, noHoles]);
    const noShares = "Payout percentages must add up to 100";
    expect(answered(await create({ payoutStructure: [50] }))).toEqual([400, noShares]);
  });

  test.for([
    ["roundNumbers", "Round number must be between 1 and 4"],
    ["roundNumber", "Round number must be between 1 and 4"],
    ["holeNumbers", "Hole number must be between 1 and 18"],
    ["payoutStructure", "Payout percentages must add up to 100"],
    ["roundConfigurations", "The rounds of the game must be given by their numbers"],
  ] as const)(
    "deeply nested lists in the text of %s are refused",
    async ([field, says], { play }) => {
      const lists = `${"[".repeat(400_000)}${"]".repeat(400_000)}`;
      expect(answered(await play.create({ [field]: lists }))).toEqual([400, says]);
    },
  );

  test("a retry with the same key creates one game", async ({ play: { eventId, ana, create } }) => {
    const key = { "idempotency-key": randomUUID() };
    const first = await create({}, key);
    const again = await create({}, key);
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    expect((await ana.get(`/api/events/${eventId}/side-games`)).json()).toHaveLength(1);
  });
});
