import { Effect } from "effect";
import type { Field } from "../../domain/field/field.ts";
import type { CorrectHandicapOfPlayer } from "../../domain/field/handicap.ts";
import { range } from "../../domain/golf/range.ts";
import type { CorrectHandicap } from "../../domain/scorecard/correctHandicap.ts";
import type { OpenCard } from "../../domain/scorecard/scorecard.ts";
import { streams } from "../../domain/shared/streams.ts";
import { type PlayerId, RoundNumber, type ScorecardKey } from "../../domain/shared/values.ts";
import type { CreatedTournament } from "../../domain/tournament/tournament.ts";
import { ScorecardStreams, TeamStreams } from "../commands/streamHandlers.ts";
import { noAge } from "../commands/streamMemory.ts";
import { courseNow } from "../scorecard/courseOfRound.ts";
import { type PlayedBy, playedIn } from "../scorecard/playedBy.ts";
import { scrambleHandicaps, teamsOf } from "../scorecard/scrambleHandicaps.ts";

interface CorrectedCard {
  readonly change: CorrectHandicap;
  readonly open: OpenCard;
}

/**
 * The open cards on which the handicap of a player counts, from the first corrected round on: the
 * player's own, and those of teams that share one ball.
 */
export const correctedCards = Effect.fnUntraced(function* (
  correction: CorrectHandicapOfPlayer,
  after: Field,
  tournament: CreatedTournament,
) {
  const { read } = yield* ScorecardStreams;
  const { tournamentId, fromRound } = correction;
  const { numberOfRounds } = tournament.settings;
  const holders = yield* holdersFor(correction);
  const found: Array<CorrectedCard> = [];
  for (const round of range(fromRound, numberOfRounds).map((each) => RoundNumber.make(each))) {
    for (const playerId of holders) {
      const card = { tournamentId, playerId, round };
      const { state: open } = yield* read(streams.scorecard(card), noAge);
      if (open.status !== "Open") continue;
      const from = yield* playedInRound(card, open, after, tournament);
      found.push({ open, change: yield* changeOf(card, open, correction, from) });
    }
  }
  return found;
});

/** Players on whose cards the player's handicap may count. */
const holdersFor = Effect.fnUntraced(function* ({
  tournamentId,
  playerId,
}: CorrectHandicapOfPlayer) {
  const { read } = yield* TeamStreams;
  const { state } = yield* read(streams.teams(tournamentId), noAge);
  const ofTeams = [...state.values()].flatMap(({ playerIds }): ReadonlyArray<PlayerId> => {
    const [first] = playerIds;
    return first && playerIds.includes(playerId) ? [first] : [];
  });
  return new Set([playerId, ...ofTeams]);
});

/** A round that began on an older version has no course of its own, but its cards have one. */
const playedInRound = Effect.fnUntraced(function* (
  { round }: ScorecardKey,
  { terms }: OpenCard,
  after: Field,
  tournament: CreatedTournament,
) {
  const fixed = tournament.courses.get(round) ?? (yield* courseNow(terms.course.courseId));
  const kept: PlayedBy = () => terms.course;
  return fixed ? yield* playedIn(after, fixed, tournament, round) : kept;
});

const changeOf = Effect.fnUntraced(function* (
  card: ScorecardKey,
  { terms }: OpenCard,
  { playerId, handicapIndex, teeId, reason }: CorrectHandicapOfPlayer,
  from: PlayedBy,
) {
  const isOwn = card.playerId === playerId;
  const teams = yield* teamsOf(card, terms.scrambleHandicaps ?? []);
  const corrected = teams.map(({ members, ...team }) => ({
    ...team,
    members: members.map((member) =>
      member.playerId === playerId && handicapIndex !== undefined
        ? { ...member, handicapIndex }
        : member,
    ),
  }));
  const change: CorrectHandicap = {
    card,
    // A card whose tee was right keeps its course as it is.
    course: isOwn && teeId !== undefined ? from(playerId) : terms.course,
    ...(isOwn && handicapIndex !== undefined && { handicapIndex }),
    ...scrambleHandicaps(corrected, from),
    reason,
  };
  return change;
});
