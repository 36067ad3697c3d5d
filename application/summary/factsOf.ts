import { Effect } from "effect";
import type { Field } from "../../domain/field/field.ts";
import { competitionScoring } from "../../domain/golf/competitionScoring.ts";
import type { Scoring } from "../../domain/golf/countback.ts";
import type { PlayerEntry } from "../../domain/golf/leaderboard/entry.ts";
import type { TournamentId } from "../../domain/shared/values.ts";
import { bestRoundOf } from "../../domain/summary/bestRound.ts";
import type { Favourite, SummaryFacts } from "../../domain/summary/facts.ts";
import { leadersOf } from "../../domain/summary/leaders.ts";
import { saidOfRounds } from "../../domain/tournament/rulings.ts";
import type { TournamentSettings } from "../../domain/tournament/settings.ts";
import type { CreatedTournament } from "../../domain/tournament/tournament.ts";
import { noAge } from "../commands/streamMemory.ts";
import { formatOf } from "../facts/formatOf.ts";
import { metricOf } from "../facts/metricOf.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";
import { wholeBoard } from "../facts/wholeBoard.ts";
import { indexesInField } from "../field/indexesInField.ts";
import { Courses } from "../ports/Courses.ts";
import { playersIn } from "../teeSheet/unscheduled.ts";

/** All facts about a tournament that a summary may mention now. */
export const factsOf = Effect.fn("summary.factsOf")(function* (tournamentId: TournamentId) {
  const tournament = yield* TournamentFacts.use((facts) => facts.tournament(tournamentId));
  const field = yield* TournamentFacts.use((facts) => facts.field(tournamentId, noAge));
  const { settings, status, rulings } = tournament;
  const { maxParticipants } = settings;
  const scoring = competitionScoring(yield* metricOf(settings));
  // In the first edition of the rules strokes and points ranked match play, too.
  const isMatchPlay = tournament.rulesEdition !== 1 && (yield* formatOf(settings)) === "MATCH";
  const hasBegun = status === "active" || status === "completed";
  const facts: SummaryFacts = {
    kind: hasBegun ? "post-event" : "preview",
    status,
    name: settings.name,
    courseName: yield* courseNameOf(settings),
    rounds: saidOfRounds(settings.numberOfRounds, rulings).filter(({ counts }) => counts).length,
    scoring,
    ...(isMatchPlay && { isMatchPlay }),
    players: field.registered,
    waiting: field.waitlist.length,
    placesLeft: maxParticipants === 0 ? null : Math.max(0, maxParticipants - field.registered),
    favourites: hasBegun ? [] : yield* favouritesIn(field),
    ...(hasBegun ? yield* playOf(tournament, scoring) : nothingPlayed),
  };
  return facts;
});

const courseNameOf = ({ courseId, location }: TournamentSettings) =>
  courseId === null
    ? Effect.succeed(location)
    : Courses.use(({ byId }) => byId(courseId)).pipe(
        Effect.map(({ name }) => name),
        Effect.catchTag("CourseNotFound", () => Effect.succeed(location)),
      );

const favouritesIn = Effect.fnUntraced(function* (field: Field) {
  const players = playersIn(field);
  const indexOf = yield* indexesInField(field, players);
  const rated = players.flatMap((playerId): ReadonlyArray<Favourite> => {
    const handicap = indexOf(playerId);
    return handicap === null ? [] : [{ playerId, handicap }];
  });
  const byHandicap = (a: Favourite, b: Favourite) =>
    a.handicap - b.handicap || (a.playerId < b.playerId ? -1 : 1);
  return rated.toSorted(byHandicap).slice(0, 3);
});

const nothingPlayed = { started: 0, leaders: [], margin: null, bestRound: null };

const playOf = Effect.fnUntraced(function* (tournament: CreatedTournament, scoring: Scoring) {
  const { entries, board } = yield* wholeBoard(tournament, scoring);
  return {
    started: entries.filter(hasScore).length,
    ...leadersOf(board),
    // Strokes say nothing about a match.
    bestRound: entries.some(({ matches }) => matches) ? null : bestRoundOf(entries),
  };
});

const hasScore = ({ rounds, matches = [] }: PlayerEntry) =>
  rounds.some(({ holesPlayed }) => holesPlayed > 0) || matches.some(({ hasStarted }) => hasStarted);
