import { Array, Effect } from "effect";
import { teamHandicap } from "../../domain/golf/teams/teamHandicap.ts";
import type { CourseSnapshot } from "../../domain/scorecard/playingTerms.ts";
import { streams } from "../../domain/shared/streams.ts";
import type { ScorecardKey } from "../../domain/shared/values.ts";
import { TeamStreams } from "../commands/streamHandlers.ts";
import { aSecond } from "../commands/streamMemory.ts";
import { People } from "../ports/People.ts";

/**
 * The playing handicaps of the teams that play on this card: where members share one ball, only the
 * card of the first one counts. They belong to the terms of the card, because the other members keep
 * no card that could hold their handicaps.
 */
export const scrambleHandicaps = Effect.fnUntraced(function* (
  { tournamentId, playerId }: ScorecardKey,
  course: Pick<CourseSnapshot, "tee" | "holes">,
) {
  const { read } = yield* TeamStreams;
  const { state } = yield* read(streams.teams(tournamentId), aSecond);
  const teams = [...state.values()].filter(({ playerIds }) => playerIds[0] === playerId);
  if (!Array.isReadonlyArrayNonEmpty(teams)) return {};

  const members = [...new Set(teams.flatMap(({ playerIds }) => playerIds))];
  const people = yield* People.use(({ named }) => named(members));
  return {
    scrambleHandicaps: Array.map(teams, ({ teamId, playerIds }) => {
      const indexes = playerIds.map((id) => people.get(id)?.handicap ?? null);
      return { teamId, playingHandicap: teamHandicap(indexes, course) };
    }),
  };
});
