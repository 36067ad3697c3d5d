import type { GroupOfRound } from "../../domain/golf/matchPlay/opponents.ts";
import type { RoundRulings } from "../../domain/golf/roundsThatCount.ts";
import type { ByEdition } from "../../domain/golf/rulesEdition.ts";
import { isTakenBack } from "../../domain/golf/sideGames/holeRecord.ts";
import { settle } from "../../domain/golf/sideGames/settle.ts";
import type { Settlement } from "../../domain/golf/sideGames/settlement.ts";
import type { ArrangedMatch, SideGameTerms } from "../../domain/golf/sideGames/sideGame.ts";
import type { HoleNumber, PlayerId } from "../../domain/shared/values.ts";
import { holesInPlay } from "../../domain/sideGame/holesInPlay.ts";
import type { SideGameSettings } from "../../domain/sideGame/settings.ts";
import type { BoardCard, BoardPlayer } from "../leaderboard/queries.ts";
import type { ParticipantRow, SideGameRow } from "../sideGames/queries.ts";

/** The facts for all games of a tournament, besides the records of each game. */
export interface SettlementFacts extends ByEdition {
  readonly players: ReadonlyMap<PlayerId, BoardPlayer>;
  readonly cards: ReadonlyArray<BoardCard>;
  /** The holes of the tournament's present course, for games without a card. */
  readonly courseHoles: ReadonlyArray<CourseHole>;
  readonly groups: ReadonlyArray<GroupOfRound>;
  readonly arrangedMatches: ReadonlyArray<ArrangedMatch>;
  /** Pairs and teams of the tournament. */
  readonly teams: ReadonlyArray<ReadonlyArray<PlayerId>>;
  /** Players who left the tournament and have not come back, earliest first. */
  readonly leavers: ReadonlyArray<PlayerId>;
  /** The tournament is completed: holes that are still empty stay empty. */
  readonly isCompleted: boolean;
  /** What the office said of rounds. */
  readonly rulings: RoundRulings;
}

export interface CourseHole {
  readonly holeNumber: HoleNumber;
  readonly par: number;
}

/**
 * The results of a game. They are not stored, so after a corrected score they are simply calculated
 * again.
 */
export const settleSideGame = (game: SideGameRow, facts: SettlementFacts): Settlement => {
  const { groups, arrangedMatches, teams, leavers, isCompleted, rulings, rulesEdition } = facts;
  const playing = new Set(game.participants.map((row) => row.player_id));
  const cards = facts.cards.filter((card) => playing.has(card.player_id));
  const course = cards[0]?.course.holes ?? facts.courseHoles;
  return settle({
    terms: termsOf(game.settings, course),
    participants: game.participants.map((row) => participantOf(row, facts.players)),
    courseHoles: course.map(({ holeNumber }) => holeNumber),
    cards: cards.map(cardOf),
    records: game.records.flatMap(({ round, hole_number, record }) =>
      isTakenBack(record) ? [] : [{ ...record, roundNumber: round, holeNumber: hole_number }],
    ),
    groups,
    arrangedMatches,
    teams,
    leavers,
    isCompleted,
    rulings: rulings.filter(({ counts, holes }) => !counts || holes !== null),
    rulesEdition,
  });
};

const termsOf = (settings: SideGameSettings, course: ReadonlyArray<CourseHole>): SideGameTerms => {
  const { gameType, gameFormat, scoring, payoutStructure } = settings;
  return {
    gameType,
    gameFormat,
    scoring,
    payoutStructure,
    stakes: stakesOf(settings).map(({ purse, rounds }) => ({
      purse,
      rounds: rounds.map((roundNumber) => ({
        roundNumber,
        holeNumbers: holesInPlay(settings, roundNumber, course),
      })),
    })),
  };
};

/** One purse for all rounds, or one for each. */
const stakesOf = ({ purse, roundNumbers, separateRounds }: SideGameSettings) =>
  separateRounds === null
    ? [{ purse, rounds: roundNumbers }]
    : separateRounds.map((round) => ({ purse: round.purse, rounds: [round.roundNumber] }));

/** A player who is no longer in the field has also withdrawn from its games. */
const participantOf = (
  { participant_id, player_id, team_name, partner_id }: ParticipantRow,
  players: SettlementFacts["players"],
) => {
  const player = players.get(player_id);
  const isInField = player?.status === "registered" && !player.is_removed;
  return {
    id: participant_id,
    playerId: player_id,
    teamName: team_name,
    partnerId: partner_id,
    playerStatus: isInField ? player.player_status : ("withdrawn" as const),
  };
};

const cardOf = ({ player_id, round, course, holes, playing_handicap }: BoardCard) => ({
  playerId: player_id,
  roundNumber: round,
  holes: course.holes,
  played: holes,
  playingHandicap: playing_handicap,
});
