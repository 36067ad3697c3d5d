import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { tournamentId } from "../../../../../domain/scorecard/examples.ts";
import { Cents, MatchId, type PlayerId, RoundNumber } from "../../../../../domain/shared/values.ts";
import type { SideGame } from "../../../../contract/sideGame/sideGame.ts";
import type { MatchBet, SideGameMatch } from "../../../../contract/sideGame/sideGameResults.ts";
import { aView, playerIds } from "../testing.ts";
import { Matches } from "./Matches.tsx";

const [ana, ben] = playerIds as [PlayerId, PlayerId];

const anaIsUp = {
  leaderId: ana,
  status: "running",
  state: "2 up",
  holesPlayed: 7,
  result: null,
} as const;
const level = {
  leaderId: null,
  status: "running",
  state: "AS",
  holesPlayed: 1,
  result: null,
} as const;
const ahead = {
  leaderId: null,
  status: "arranged",
  state: "AS",
  holesPlayed: 0,
  result: null,
} as const;
const anaHasWon = {
  leaderId: ana,
  status: "decided",
  state: "3&2",
  holesPlayed: 16,
  result: "win",
} as const;
const halved = {
  leaderId: null,
  status: "decided",
  state: "halved",
  holesPlayed: 18,
  result: "halved",
} as const;

const match = (fields: Partial<SideGameMatch>): SideGameMatch => ({
  id: MatchId.make("6f3f0c1e-0000-4000-8000-000000000001"),
  eventId: tournamentId,
  sideGameId: null,
  roundNumber: RoundNumber.make(1),
  ...{ playerId: ana, opponentId: ben },
  player: { firstName: "Ana", lastName: "Ace" },
  opponent: { firstName: "Ben", lastName: "Ace" },
  ...anaIsUp,
  ...{ margin: null, missingHoles: [], decidedBy: null, decidedAt: null },
  value: Cents.make(20_00),
  bets: [],
  ...fields,
});

const bet = (name: MatchBet["name"], standing: Omit<MatchBet, "name" | "value">): MatchBet => ({
  ...{ name, ...standing },
  value: Cents.make(10_00),
});

const told = (gameType: SideGame["gameType"], fields: Partial<SideGameMatch>) =>
  renderToStaticMarkup(
    <Matches view={aView({ gameType }, [], { matches: [match(fields)] })} me={ben} />,
  )
    .replace(/^.*?<ul/u, "<ul")
    .replaceAll(/<[^>]+>/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .trim();

test.each([
  ["match_play", anaIsUp, "Ana Ace You v Ben Ace Ana Ace 2 up after 7 holes $20.00"],
  ["match_play", level, "Ana Ace You v Ben Ace All square after 1 hole $20.00"],
  ["match_play", ahead, "Ana Ace You v Ben Ace Not started $20.00"],
  ["match_play", anaHasWon, "Ana Ace You v Ben Ace Ana Ace won 3&amp;2 $20.00"],
  ["match_play", halved, "Ana Ace You v Ben Ace Halved $20.00"],
  [
    "ryder_cup",
    { ...anaIsUp, value: null },
    "Ana Ace v Ben Ace You Ana Ace 2 up after 7 holes 1 point",
  ],
] as const)("%#: a match says how it stands and what it is worth", (type, fields, words) => {
  expect(told(type, fields)).toBe(words);
});

test("a Nassau says how each of its bets stands, and its money", () => {
  const bets = [bet("front", anaHasWon), bet("back", ahead), bet("overall", anaIsUp)];
  expect(told("nassau", { value: Cents.make(30_00), bets })).toBe(
    [
      "Ana Ace You v Ben Ace $30.00",
      "Holes 1-9 Ana Ace won 3&amp;2 $10.00",
      "Holes 10-18 Not started $10.00",
      "Holes 1-18 Ana Ace 2 up after 7 holes $10.00",
    ].join(" "),
  );
});
