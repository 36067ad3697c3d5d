import "../../../testing.ts";
import { expect, test } from "vitest";
import { ana, ben } from "../../../../../domain/scorecard/examples.ts";
import { TeamId } from "../../../../../domain/shared/values.ts";
import type { TeamLeaderboardEntry } from "../../../../contract/board/teamLeaderboard.ts";
import { ownTeamName } from "./JoinDialog.tsx";

const team = (
  name: string,
  type: TeamLeaderboardEntry["team"]["type"],
  ...ids: ReadonlyArray<typeof ana>
) => ({
  team: { id: TeamId.make("6f3f0c1e-0000-4000-8000-000000000001"), name, type },
  players: ids.map((id) => ({
    ...{ id, firstName: "Ana", lastName: "Ace", handicap: null },
    playerStatus: "playing" as const,
  })),
});

test("a team game is joined under the name of the own team, else of the own pair", () => {
  const pair = team("Aces", "pair", ana);
  expect(ownTeamName([team("Blues", "team", ben), pair], ana)).toBe("Aces");
  expect(ownTeamName([pair, team("Reds", "team", ben, ana)], ana)).toBe("Reds");
  expect(ownTeamName([pair], ben)).toBeNull();
});
