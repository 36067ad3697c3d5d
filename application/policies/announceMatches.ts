import { Effect } from "effect";
import type { EventName } from "../../domain/events.ts";
import { fieldChanges } from "../../domain/field/events.ts";
import type { DerivedMatch } from "../../domain/match/competition.ts";
import { announceMatchResult, reopenMatch } from "../../domain/match/decisions.ts";
import { mirrored } from "../../domain/match/match.ts";
import { commandIdOf } from "../../domain/shared/derivedIds.ts";
import type { Actor, Recorded } from "../../domain/shared/recorded.ts";
import { teeSheetChanges } from "../../domain/teeSheet/events.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { MatchStreams } from "../commands/streamHandlers.ts";
import { targets } from "../commands/targets.ts";
import { type AnnouncedMatch, Matches } from "../ports/Matches.ts";

const policy: Actor = { kind: "system", id: "announceMatches" };

/** Events that may decide a match, or open it again. */
export const matchChanges: ReadonlyArray<EventName> = [
  ...fieldChanges,
  ...teeSheetChanges,
  "HoleScoresRecorded",
  "ScorecardCourseChanged",
  "ScorecardHandicapCorrected",
  "MatchArranged",
  "TournamentSettingsChanged",
  "TournamentStatusChanged",
  "RoundRuled",
  "SideGameJoined",
  "SideGameSideChosen",
  "SideGameLeft",
];

/**
 * Runs after an event that can change matches. It announces matches that are now decided, and takes
 * the announcement back for matches that are open again. Announcing the same result again changes
 * nothing. Rankings do not read the announcements, because results follow from the cards. Returns
 * whether the tournament has any matches.
 */
export const announceMatches = Effect.fnUntraced(function* ({ metadata, position }: Recorded) {
  const { tournamentId, eventId, correlationId, occurredAt } = metadata;
  const { after } = yield* Matches;
  const { handle } = yield* MatchStreams;
  const { matches, announced } = yield* after(tournamentId, position);
  const contextFor = (matchId: string): CommandContext => ({
    commandId: commandIdOf(policy, `announce ${matchId}`, eventId),
    correlationId,
    actor: policy,
    occurredAt,
  });

  const decided = matches.filter(({ decidedBy }) => decidedBy === "scores");
  for (const match of decided.filter((match) => !isAnnounced(match, announced))) {
    const result = { ...match, result: match.result ?? "halved" };
    yield* handle(targets.match(match), contextFor(match.matchId), (known) =>
      announceMatchResult(result, known),
    );
  }
  const ids = new Set(decided.map(({ matchId }) => matchId));
  for (const { matchId } of announced.filter((match) => !ids.has(match.matchId))) {
    yield* handle(targets.match({ matchId, tournamentId }), contextFor(matchId), (known) =>
      reopenMatch({ matchId, tournamentId }, known),
    );
  }
  return matches.length + announced.length > 0;
});

const isAnnounced = (match: DerivedMatch, announced: ReadonlyArray<AnnouncedMatch>) => {
  const known = announced.find(({ matchId }) => matchId === match.matchId);
  if (!known) return false;
  const { result, margin } = known.playerId === match.playerId ? known : mirrored(known);
  return result === match.result && margin === match.margin;
};
