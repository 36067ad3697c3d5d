import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Cents, RoundNumber } from "../../../../../domain/shared/values.ts";
import type { SideGameMatch } from "../../../../contract/sideGame/sideGameResults.ts";
import { listText } from "../../../ui/listText.ts";
import { skinsNow } from "../skinsNow.ts";
import { aHole, aView, playerIds } from "../testing.ts";
import { choiceText } from "../wolf/wolfHoles.ts";
import { SkinDetail } from "./HoleByHole.tsx";
import { holeTexts } from "./holeTexts.ts";
import { nextOf, potOf } from "./pot.ts";

const said = (...asked: Parameters<typeof aView>) =>
  holeTexts(aView(...asked)).map(({ hole, winners, headline, why }) => [
    hole.holeNumber,
    headline ?? listText(winners.map(({ side }) => side)),
    why,
  ]);

const carried = (cents: number) => ({ carriedIn: Cents.make(cents) });
const second = RoundNumber.make(2);

describe("the pot", () => {
  const holes = [
    aHole(1, "counted", [3, 4], { winners: [0] }),
    aHole(2, "tied", [4, 4]),
    aHole(3, "tied", [4, 4], carried(10_00)),
    aHole(4, "open", [3], carried(20_00)),
    aHole(5, "open"),
  ];

  test("a pile is one slat higher for each hole carried into it", () => {
    const piles = potOf(aView({}, holes)).map(({ state, slats }) => [state, slats]);
    expect(piles).toEqual([
      ["won", 1],
      ["tied", 1],
      ["tied", 2],
      ["next", 3],
      ["open", 1],
    ]);
  });

  test("a wall shows what the next hole is worth, and who has won", () => {
    const { results } = aView({}, holes);
    const [first] = results.standing;
    const standing = first ? [{ ...first, winnings: Cents.make(10_00) }, first] : [];
    expect(skinsNow({ ...results, standing })).toEqual({
      stake: { worth: "$30", where: "on hole 4" },
      winners: [{ key: first?.participantIds.join(" "), side: first?.side, amount: "$10" }],
    });
    expect(skinsNow({ ...results, status: "final" }).stake).toBeNull();
  });

  test("the next hole is worth what was carried too, until the game is over", () => {
    expect(nextOf(potOf(aView({}, holes)))?.worth).toBe(30_00);
    expect(nextOf(potOf(aView({}, holes, { status: "final" })))).toBeUndefined();
  });

  test("a round with a purse of its own begins anew, one of a common purse goes on", () => {
    const rounds = [aHole(1, "tied", [4, 4]), aHole(1, "open", [], { roundNumber: second })];
    const slats = (fields: Parameters<typeof aView>[0]) =>
      potOf(aView(fields, rounds)).map((pile) => pile.slats);
    expect(slats({ roundConfigurations: {} })).toEqual([1, 1]);
    expect(slats({ roundConfigurations: null })).toEqual([1, 2]);
  });
});

describe("what a hole of a skins game opens to", () => {
  const opened = (...asked: Parameters<typeof aView>) =>
    renderToStaticMarkup(
      createElement(SkinDetail, { view: aView(...asked), index: asked[1].length - 1 }),
    )
      .replaceAll(/<[^>]+>/gu, " ")
      .replaceAll(/\s+/gu, " ")
      .trim();

  test("who had what, and the ties from which its money was carried", () => {
    const holes = [
      aHole(1, "tied", [4, 4, 5]),
      aHole(2, "counted", [3, 4, 5], { winners: [0], ...carried(10_00) }),
      aHole(3, "tied", [4, 5, 4]),
      aHole(4, "tied", [5, 5, 5], carried(10_00)),
      aHole(5, "counted", [5, 3, 4], { winners: [1], ...carried(20_00) }),
    ];
    expect(opened({}, holes)).toBe(
      [
        "Ben Ace 3 Cleo Ace 4 Ana Ace You 5",
        "Hole 5 itself $10.00",
        "Carried from 3 2 tied at 4 $10.00",
        "Carried from 4 3 tied at 5 $10.00",
      ].join(" "),
    );
  });

  test("of another round where the purse runs on, and never across two purses", () => {
    const holes = [aHole(1, "tied", [2, 2]), aHole(1, "tied", [1, 2], { roundNumber: second })];
    const own = "Ben Ace 2 points Ana Ace You 1 point Hole 1 itself $10.00";
    const game = { gameType: "stableford" } as const;
    expect(opened({ ...game, roundConfigurations: null }, holes)).toBe(
      `${own} Carried from 1 of round 1 2 tied at 2 points $10.00`,
    );
    expect(opened({ ...game, roundConfigurations: {} }, holes)).toBe(own);
  });
});

describe("what a hole has brought", () => {
  test("skins: who, with which score, and what a tie does with the money", () => {
    const holes = [
      aHole(1, "tied", [4, 4, 5]),
      aHole(2, "counted", [3, 4, 5], { winners: [0], ...carried(10_00) }),
      aHole(3, "tied", [4, 5, 4]),
    ];
    expect(said({}, holes)).toEqual([
      [3, "2 tied at 4", "$10.00 stays unclaimed"],
      [2, "Ana Ace", "With 3, $10.00 carried in"],
      [1, "2 tied at 4", "$10.00 carries to 2"],
    ]);
    expect(said({ scoring: "net" }, holes)[1]?.[2]).toBe("With net 3, $10.00 carried in");
    expect(said({ scoring: "net" }, holes)[2]?.[1]).toBe("2 tied at net 4");
  });

  test("points count upwards, and nobody's hole says so", () => {
    const points = [aHole(1, "tied", [2, 2, 1]), aHole(2, "tied")];
    expect(said({ gameType: "stableford" }, points)).toEqual([
      [2, "No scores", "$10.00 stays unclaimed"],
      [1, "2 tied at 2 points", "$10.00 carries to 2"],
    ]);
  });

  test("distances in order, and no winner before the hole counts", () => {
    const open = [aHole(3, "open", [12, 4.5, "-"])];
    expect(said({ gameType: "closest_to_pin" }, open)).toEqual([
      [3, "Still open", "Ben Ace 4.5 ft · Ana Ace 12 ft"],
    ]);
    const won = [aHole(3, "counted", [231, 240.5], { winners: [1] })];
    expect(said({ gameType: "longest_drive" }, won)).toEqual([
      [3, "Ben Ace", "Ben Ace 240.5 yd · Ana Ace 231 yd"],
    ]);
  });

  test("a hole that everybody has played and nobody was measured on is told, with its money", () => {
    const played = aHole(3, "open", [], { isPlayed: true });
    const why = "No distance is recorded, $10.00 is unclaimed";
    expect(said({ gameType: "closest_to_pin" }, [played])).toEqual([[3, "Still open", why]]);
    const over = { status: "final" } as const;
    expect(said({ gameType: "closest_to_pin" }, [played], over)).toEqual([
      [3, "Nobody wins it", why],
    ]);
    expect(said({ gameType: "closest_to_pin" }, [aHole(3, "open")])).toEqual([]);
  });

  test("a match hole is won, halved, or behind the end of the match", () => {
    const [ana, ben] = playerIds;
    if (!ana || !ben) throw new Error("no players");
    const between = (playerScore: number, opponentScore: number) => ({
      matchScores: [{ playerId: ana, opponentId: ben, playerScore, opponentScore }],
    });
    // Less the strokes of the game alone, both had the same score on the first.
    const holes = [
      aHole(1, "counted", [4, 4], { winners: [0], ...between(4, 5) }),
      aHole(2, "counted", [4, 5], between(4, 4)),
      aHole(3, "counted", [4, 6]),
    ];
    const matches = [{ playerId: ana, opponentId: ben } as SideGameMatch];
    expect(said({ gameType: "match_play" }, holes)).toEqual([]);
    expect(said({ gameType: "match_play" }, holes, { matches })).toEqual([
      [3, "Nobody wins it", "No match is played here"],
      [2, "Halved", "Ana Ace 4 v Ben Ace 4"],
      [1, "Ana Ace", "Ana Ace 4 v Ben Ace 5"],
    ]);
  });

  test("the worst ball of a side counts, and the lowest of those leads", () => {
    expect(said({ gameType: "worst_ball" }, [aHole(1, "counted", [5, 4, 4])])).toEqual([
      [1, "Ben Ace and Cleo Ace", "Ana Ace 5 · Ben Ace 4 · Cleo Ace 4"],
    ]);
  });

  test("a wolf's hole tells the choice, also before it is played", () => {
    const [ana, ben] = playerIds;
    if (!ana || !ben) throw new Error("no players");
    const at = { roundNumber: RoundNumber.make(1), recordedAt: "2026-06-13T12:00:00.000Z" };
    const chosen = aHole(1, "open");
    const choice = {
      ...at,
      holeNumber: chosen.holeNumber,
      kind: "wolf" as const,
      playerId: ana,
      partnerId: ben,
    };
    const played = aHole(2, "open", [4, 4, 4, 4], { isPlayed: true });
    const holes = [chosen, played, aHole(3, "open")];
    expect(said({ gameType: "wolf" }, holes, { wolfChoices: [choice] })).toEqual([
      [2, "Still open", "No choice is recorded, nobody is paid"],
      [1, "Still open", "Ana Ace takes Ben Ace"],
    ]);
    expect(choiceText(aView({}, []), { ...choice, partnerId: null })).toBe("Ana Ace, lone wolf");
  });

  test("a wolf's hole that is played tells the scores that decided it, the wolf's first", () => {
    const [ana, ben] = playerIds;
    if (!ana || !ben) throw new Error("no players");
    const at = { roundNumber: RoundNumber.make(1), recordedAt: "2026-06-13T12:00:00.000Z" };
    const hole = aHole(1, "tied", [6, 4, 5, 4]);
    const choice = {
      ...at,
      holeNumber: hole.holeNumber,
      kind: "wolf" as const,
      playerId: ana,
      partnerId: ben,
    };
    const why = (partnerId: typeof ben | null) =>
      said({ gameType: "wolf" }, [hole], { wolfChoices: [{ ...choice, partnerId }] })[0]?.[2];
    expect(why(ben)).toBe("Ana Ace takes Ben Ace · Best ball 4 v 4");
    expect(why(null)).toBe("Ana Ace, lone wolf · Best ball 6 v 4");
  });
});
