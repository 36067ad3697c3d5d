import { Effect } from "effect";
import { courseHolesOf } from "../../../../../application/sideGame/courseHoles.ts";
import { isMeasured, recordKindOf } from "../../../../../domain/golf/sideGames/gameTypes.ts";
import { isDecided, placeText } from "../../../../../domain/golf/sideGames/placeText.ts";
import { canPlayWolf, wolfInTurn } from "../../../../../domain/golf/sideGames/wolfHole.ts";
import {
  Cents,
  HoleNumber,
  type PlayerId,
  type TournamentId,
} from "../../../../../domain/shared/values.ts";
import { Boards } from "../../../../../projections/boards/boards.ts";
import { type SettledGame, settle } from "../../../../../projections/boards/settlements.ts";
import type { TodayEvent } from "../../../../contract/event/today.ts";

type Game = TodayEvent["games"][number];

/** The results of the player in the side games that they have joined. */
export const ownGames = Effect.fnUntraced(function* (
  tournamentId: TournamentId,
  playerId: PlayerId,
) {
  const settlements = yield* Boards.use(({ sideGames }) => sideGames(tournamentId));
  const joined = settlements.games.filter(({ participants }) =>
    participants.some((row) => row.player_id === playerId),
  );
  const settled = yield* Effect.forEach(joined, ({ side_game_id }) =>
    settle(settlements, side_game_id, courseHolesOf(tournamentId)),
  );
  return settled.flatMap((each): ReadonlyArray<Game> => (each ? [gameOf(each, playerId)] : []));
});

const gameOf = ({ game, settlement }: SettledGame, playerId: PlayerId): Game => {
  const own = game.participants.find((row) => row.player_id === playerId)?.participant_id;
  const standing = settlement.standing.find(({ participantIds }) =>
    participantIds.some((id) => id === own),
  );
  const asked = settlement.status === "final" ? undefined : askedIn({ game, settlement }, playerId);
  const won = settlement.winnings.find((winnings) => winnings.playerId === playerId);
  return {
    id: game.side_game_id,
    gameType: game.settings.gameType,
    purse: Cents.make(settlement.purse),
    unclaimed: Cents.make(settlement.unclaimed),
    place: standing && isDecided(settlement) ? placeText(settlement.standing, standing) : null,
    winnings: Cents.make(won?.amount ?? 0),
    isAsked: asked !== undefined,
    askedHole: asked ? HoleNumber.make(asked.holeNumber) : null,
  };
};

/** The first hole that waits for the player. */
const askedIn = ({ game, settlement }: SettledGame, playerId: PlayerId) => {
  const { gameType } = game.settings;
  if (isMeasured(gameType)) return settlement.holes.find(isUnmeasured);
  if (recordKindOf(gameType) !== "wolf" || !canPlayWolf(settlement.playerIds.length)) return;
  // The wolf goes round among those who play, by the order of joining.
  return settlement.holes.find(
    ({ roundNumber, holeNumber }) =>
      wolfInTurn(settlement.playerIds, holeNumber) === playerId &&
      !game.records.some((each) => each.round === roundNumber && each.hole_number === holeNumber),
  );
};

/** Everybody has played the hole, and nobody has said how near or far they came. */
const isUnmeasured = ({ isPlayed, state }: SettledGame["settlement"]["holes"][number]) =>
  isPlayed && state === "open";
