import { Array } from "effect";
import type { Person } from "../../application/ports/People.ts";
import { formerPlayer } from "../../application/ports/People.ts";
import { type EntryTotals, entryTotals } from "../../domain/golf/leaderboard/entryTotals.ts";
import { onlyHoles, type RoundRulings, roundCounts } from "../../domain/golf/roundsThatCount.ts";
import { teamHandicap } from "../../domain/golf/teams/teamHandicap.ts";
import type { MemberCard } from "../../domain/golf/teams/teamHoles.ts";
import {
  scoreScrambleRound,
  scoreTeamRound,
  type TeamRound,
} from "../../domain/golf/teams/teamRound.ts";
import type { PlayerId, RoundNumber } from "../../domain/shared/values.ts";
import type { Team } from "../../domain/teams/teams.ts";
import type { BoardCard, BoardTables } from "../leaderboard/queries.ts";
import type { PlayerStatus } from "../registrations/tables.ts";
import { rulingsOf } from "./board.ts";
import { indexOn } from "./indexOn.ts";

/** One line of a team board, before the ranking. */
export interface TeamLine
  extends Pick<EntryTotals, "totalGross" | "totalNet" | "totalStableford" | "roundCount"> {
  readonly team: {
    readonly id: Team["teamId"];
    readonly name: string;
    readonly type: Team["kind"];
  };
  readonly players: ReadonlyArray<
    Omit<Person, "profileImage"> & { readonly id: PlayerId; readonly playerStatus: PlayerStatus }
  >;
  readonly rounds: ReadonlyArray<TeamRound<PlayerId> & { readonly roundNumber: RoundNumber }>;
}

/** The facts for the lines. The names are passed in. */
interface TeamBoardParts extends BoardTables {
  readonly teams: ReadonlyArray<Team>;
  readonly people: ReadonlyMap<PlayerId, Person>;
  /** The members share one ball. */
  readonly isOneBall: boolean;
}

/** All pairs and teams, also those without scores. */
export const teamLinesOf = (parts: TeamBoardParts): ReadonlyArray<TeamLine> => {
  const { players, people } = parts;
  const rulings = rulingsOf(parts);
  const cards = parts.cards.filter(({ round }) => roundCounts(rulings, round));
  const standing = new Map(players.map((row) => [row.player_id, row]));
  const byPlayer = Array.groupBy(cards, (card) => card.player_id);

  return parts.teams.map((team) => {
    const members = team.playerIds.map((id) => {
      const row = standing.get(id);
      const isThere = row?.status === "registered" && !row.is_removed;
      const playerStatus: PlayerStatus = isThere ? row.player_status : "withdrawn";
      const counts = isThere && playerStatus !== "disqualified";
      return { id, playerStatus, cards: counts ? (byPlayer[id] ?? []) : [] };
    });
    const all = parts.isOneBall
      ? oneBallCards(team, cards, members[0]?.cards ?? [])
      : members.flatMap((m) => m.cards.filter(({ side }) => !side));
    const rounds = Object.values(Array.groupBy(all, (card) => String(card.round)))
      .toSorted(([one], [other]) => one.round - other.round)
      .map((played) => ({
        roundNumber: played[0].round,
        ...roundOf(played, team, parts, rulings),
      }));
    const { totalGross, totalNet, totalStableford, roundCount } = entryTotals(rounds);
    return {
      team: { id: team.teamId, name: team.name, type: team.kind },
      players: members.map(({ id, playerStatus }) => {
        const { firstName, lastName, ...person } = people.get(id) ?? formerPlayer;
        const handicap = indexOn(standing.get(id), byPlayer[id] ?? [], person.handicap);
        return { id, firstName, lastName, handicap, playerStatus };
      }),
      rounds,
      ...{ totalGross, totalNet, totalStableford, roundCount },
    };
  });
};

/**
 * The one card of each round: who leaves the side takes no score away. Before sides had a card, that
 * of the first member counted.
 */
export const oneBallCards = (
  { teamId, playerIds }: Pick<Team, "teamId" | "playerIds">,
  cards: ReadonlyArray<BoardCard>,
  ofFirst: ReadonlyArray<BoardCard>,
): ReadonlyArray<BoardCard> => {
  const shared = cards.filter(
    ({ player_id, side }) =>
      side &&
      playerIds.includes(player_id) &&
      (side.teamId === teamId || side.playerIds.some((id) => playerIds.includes(id))),
  );
  const rounds = new Set(shared.map(({ round }) => round));
  return [...shared, ...ofFirst.filter(({ round, side }) => !side && !rounds.has(round))];
};

const roundOf = (
  played: Array.NonEmptyReadonlyArray<BoardCard>,
  team: Team,
  { people, isOneBall }: TeamBoardParts,
  rulings: RoundRulings,
): TeamRound<PlayerId> => {
  const [first] = played;
  const only = onlyHoles(rulings, first.round);
  const memberCard = (row: BoardCard) => memberCardOf(row, only);
  if (!isOneBall) return scoreTeamRound(played.map(memberCard));
  const fixed =
    first.scramble_handicaps.find(({ teamId }) => teamId === team.teamId) ??
    (first.side ? first.scramble_handicaps[0] : undefined);
  if (fixed) return scoreScrambleRound(memberCard(first), fixed.playingHandicap);

  // A team that was formed after the card opened keeps the handicaps of the moment when it was
  // formed. Old events do not contain them.
  const today = () => team.playerIds.map((id) => people.get(id)?.handicap ?? null);
  const { tee, holes } = first.course;
  const members = (team.handicapIndexes ?? today()).map((handicapIndex) => {
    return { handicapIndex, tee };
  });
  const handicap = teamHandicap(members, holes);
  return scoreScrambleRound(memberCard(first), handicap);
};

const memberCardOf = (
  row: BoardCard,
  only: ReadonlyArray<number> | null,
): MemberCard<PlayerId> => ({
  playerId: row.player_id,
  card: {
    holes: row.course.holes,
    played: row.holes,
    playingHandicap: row.playing_handicap,
    scoringBasis: row.scoring_basis,
    only,
  },
});
