import { Effect, Option, Schema } from "effect";
import { tournamentNumbered } from "../../../application/access/lookUp.ts";
import { TournamentFacts } from "../../../application/tournament/tournamentFacts.ts";
import { GroupId, ScorecardId, TournamentId } from "../../../domain/shared/values.ts";
import { tournamentOfGroup } from "../../../projections/groups/queries.ts";
import { findScorecard } from "../../../projections/scorecards/queries.ts";
import { type EventReference, EventReference as Reference } from "../../contract/params.ts";
import { Denied } from "../problems.ts";

/** What a path may name. The contract has decoded it already. */
const Named = Schema.Struct({
  eventId: Schema.optionalKey(Reference),
  scorecardId: Schema.optionalKey(ScorecardId),
  groupId: Schema.optionalKey(GroupId),
});
const namedIn = Schema.decodeUnknownOption(Named);

/** The event and the card that a path is about, or that there is no such thing. */
export const subjectOf = Effect.fnUntraced(function* (params: unknown) {
  const named = Option.getOrElse(namedIn(params), (): typeof Named.Type => ({}));
  const { eventId, scorecardId, groupId } = named;
  const card = scorecardId === undefined ? null : yield* findScorecard(scorecardId);
  const ofGroup = groupId === undefined ? undefined : yield* tournamentOfGroup(groupId);
  const reference = eventId ?? card?.tournamentId ?? ofGroup;
  const tournament = reference === undefined ? null : yield* tournamentFor(reference);
  return { card, tournament };
});

const isId = Schema.is(TournamentId);

const tournamentFor = Effect.fnUntraced(function* (reference: EventReference) {
  if (isId(reference)) return yield* TournamentFacts.use((facts) => facts.tournament(reference));
  const numbered = yield* tournamentNumbered(Number(reference));
  return numbered ?? (yield* Effect.fail(new Denied([404, "Event not found"])));
});
