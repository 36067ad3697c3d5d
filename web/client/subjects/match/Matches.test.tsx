import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ana, ben } from "../../../../domain/scorecard/examples.ts";
import { HoleNumber } from "../../../../domain/shared/values.ts";
import type { Match } from "../../../contract/match/matches.ts";
import { HolesOfMatch } from "./Matches.tsx";

const match = {
  ...{ player: { firstName: "Ana", lastName: "Ace" }, playerId: ana },
  ...{ opponent: { firstName: "Ben", lastName: "Bogey" }, opponentId: ben },
} as Match;

const hole = (
  number: number,
  [playerScore, opponentScore]: readonly [number, number],
  [state, leaderId]: readonly [string, typeof ana | null],
) => ({
  holeNumber: HoleNumber.make(number),
  ...{ playerScore, opponentScore, state, leaderId },
  winnerId: playerScore === opponentScore ? null : playerScore < opponentScore ? ana : ben,
});

test("an opened match tells both scores of each hole, and how it stood then", () => {
  const holes = [hole(1, [4, 3], ["1 up", ben]), hole(2, [3, 4], ["AS", null])];
  const markup = renderToStaticMarkup(<HolesOfMatch match={match} holes={holes} />);
  const rows = (markup.match(/<tr.*?<\/tr>/gu) ?? []).map((row) =>
    row
      .replaceAll(/<span[^>]*aria-hidden="true".*?<\/th>/gu, " ")
      .replaceAll(/<[^>]+>/gu, " ")
      .replaceAll(/\s+/gu, " ")
      .trim(),
  );
  expect(rows).toEqual(["Ana Ace Hole Ben Bogey", "4 Hole 1, Ben 1 up 3", "3 Hole 2, AS 4"]);
  expect(renderToStaticMarkup(<HolesOfMatch match={match} holes={[]} />)).toContain(
    "No hole has scores of both yet.",
  );
});
