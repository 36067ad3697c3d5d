import { Effect, Option, Schema } from "effect";
import type { Caller } from "../../../application/access/callers.ts";
import { tournamentNumbered } from "../../../application/access/lookUp.ts";
import { TournamentFacts } from "../../../application/facts/tournamentFacts.ts";
import { findSideGame } from "../../../application/sideGame/findSideGame.ts";
import { GroupId, ScorecardId, SideGameId, TournamentId } from "../../../domain/shared/values.ts";
import { tournamentOfGroup } from "../../../projections/groups/queries.ts";
import { findScorecard } from "../../../projections/scorecards/queries.ts";
import { type EventReference, EventReference as Reference } from "../../contract/params.ts";
import { Denied } from "../problems/problems.ts";

/** The names of path parameters. The contract has decoded them already. */
const Named = Schema.Struct({
  eventId: Schema.optionalKey(Reference),
  scorecardId: Schema.optionalKey(ScorecardId),
  groupId: Schema.optionalKey(GroupId),
  sideGameId: Schema.optionalKey(SideGameId),
});
const namedIn = Schema.decodeUnknownOption(Named);

/** The event, the card and the side game of a path. Fails if one of them does not exist. */
export const subjectOf = Effect.fnUntraced(function* (params: unknown, caller: Caller | null) {
  const named = Option.getOrElse(namedIn(params), (): typeof Named.Type => ({}));
  const { eventId, scorecardId, groupId, sideGameId } = named;
  const card = scorecardId === undefined ? null : yield* findScorecard(scorecardId);
  const ofGroup = groupId === undefined ? undefined : yield* tournamentOfGroup(groupId);
  const sideGame = sideGameId === undefined ? null : yield* findSideGame(sideGameId);
  const reference = eventId ?? card?.tournamentId ?? ofGroup ?? sideGame?.tournamentId;
  const tournament = reference === undefined ? null : yield* tournamentFor(reference, caller);
  return { card, sideGame, tournament };
});

const isId = Schema.is(TournamentId);

const tournamentFor = Effect.fnUntraced(function* (
  reference: EventReference,
  caller: Caller | null,
) {
  if (isId(reference)) return yield* TournamentFacts.use((facts) => facts.tournament(reference));
  const numbered = yield* tournamentNumbered(Number(reference), caller);
  return numbered ?? (yield* Effect.fail(new Denied([404, "Event not found"])));
});
