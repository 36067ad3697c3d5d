import { Effect, Schema } from "effect";
import type { Position } from "../../domain/shared/recorded.ts";
import type { TournamentId } from "../../domain/shared/values.ts";
import { TeamEvent } from "../../domain/teams/events.ts";
import { evolve, initialState, type Team } from "../../domain/teams/teams.ts";
import { eventsOfTypes } from "../journal/queries.ts";

const types = Object.keys(TeamEvent.cases);
const decode = Schema.decodeUnknownEffect(Schema.Array(TeamEvent));

/**
 * The pairs and teams that existed at a position of the log, in the order in which they were
 * formed.
 */
export const teamsAt = Effect.fnUntraced(function* (
  tournamentId: TournamentId,
  position: Position,
) {
  const stored = yield* eventsOfTypes(types, { tournamentId, upTo: position });
  const events = yield* Effect.orDie(decode(stored));
  const teams: ReadonlyArray<Team> = [...events.reduce(evolve, initialState).values()];
  return teams;
});
