import { Equal, Result } from "effect";
import { areForEachOther, isSameTeam } from "../golf/sideGames/sides.ts";
import { sideGameParticipantIdOf } from "../shared/derivedIds.ts";
import type { PlayerId } from "../shared/values.ts";
import type { TournamentStatus } from "../tournament/status.ts";
import { happened, type OfGame, whenCreated } from "./decision.ts";
import { SideGameEvent } from "./events.ts";
import {
  AlreadyInSideGame,
  PartnerIsOneself,
  PartnerMissing,
  PartnerNotRegistered,
  PartnerTaken,
  SideGameFinal,
  SideGameFull,
  SideGameNotOpen,
  SideGameStarted,
  TeamNameMissing,
} from "./rejections.ts";
import type { ChosenSide, CreatedSideGame } from "./sideGame.ts";

/** The format of the game decides whether a team name or a partner is needed. */
interface Entering extends OfGame, ChosenSide {
  readonly playerId: PlayerId;
  /** A partner who has left could no longer join. */
  readonly isPartnerPlaying: boolean;
}

export interface JoinSideGame extends Entering {
  /** Somebody of the game, or this player, has a score on its holes. */
  readonly hasBegun: boolean;
  readonly tournamentStatus: TournamentStatus;
}

export interface EnterInSideGame extends Entering {
  readonly isFinal: boolean;
}

const { SideGameJoined, SideGameSideChosen } = SideGameEvent.cases;

/**
 * Adds a player; a named partner joins by their own decision. Called again before the first score,
 * it changes the team or the partner.
 */
export const joinSideGame = whenCreated((joining: JoinSideGame, game) => {
  const { sideGameId, tournamentStatus, hasBegun } = joining;
  const isOpen = tournamentStatus === "upcoming" || tournamentStatus === "active";
  if (!isOpen) return Result.fail(new SideGameNotOpen({ sideGameId }));
  const refusal = sameAgain(joining, game);
  if (refusal) return Result.fail(refusal);
  if (hasBegun) return Result.fail(new SideGameStarted({ sideGameId }));
  return entered(joining, game);
});

/**
 * The office adds a player, or gives them another team or partner, as long as the winners are not
 * known. It chooses for both partners.
 */
export const enterInSideGame = whenCreated((entering: EnterInSideGame, game) => {
  const { sideGameId, isFinal } = entering;
  if (isFinal) return Result.fail(new SideGameFinal({ sideGameId }));
  const refusal = sameAgain(entering, game) ?? takenPartner(entering, game);
  if (refusal) return Result.fail(refusal);
  return Result.map(entered(entering, game), (events) => [
    ...events,
    ...choosingBack(entering, game),
  ]);
});

const entered = (entering: Entering, game: CreatedSideGame) => {
  const refusal = noPlace(entering, game) ?? noSide(entering, game);
  if (refusal) return Result.fail(refusal);
  const { sideGameId, tournamentId, playerId } = entering;
  const chosen = { sideGameId, tournamentId, playerId, ...sideOf(entering, game) };
  return game.participants.has(playerId)
    ? happened(SideGameSideChosen.make(chosen))
    : happened(
        SideGameJoined.make({
          ...chosen,
          participantId: sideGameParticipantIdOf(sideGameId, playerId),
        }),
      );
};

/** What the format of the game asks for; everything else that is sent is ignored. */
const sideOf = (
  { teamName, isTeamCaptain, partnerId }: ChosenSide,
  { settings: { gameFormat } }: CreatedSideGame,
): ChosenSide => ({
  teamName: gameFormat === "team" ? teamName : null,
  isTeamCaptain: gameFormat === "team" && isTeamCaptain,
  partnerId: gameFormat === "partners" ? partnerId : null,
});

/** Who has joined may come again with another team or partner, and with nothing else. */
const sameAgain = (entering: Entering, game: CreatedSideGame) => {
  const { sideGameId, playerId } = entering;
  const before = game.participants.get(playerId);
  if (before === undefined) return null;
  const after = sideOf(entering, game);
  const isSame =
    Equal.equals({ ...before }, after) ||
    (isSameTeam(before.teamName, after.teamName) && before.isTeamCaptain === after.isTeamCaptain);
  return isSame ? new AlreadyInSideGame({ sideGameId, playerId }) : null;
};

const noPlace = (
  { sideGameId, playerId }: Entering,
  { settings: { maxParticipants }, participants }: CreatedSideGame,
) => {
  if (participants.has(playerId) || maxParticipants === null) return null;
  return participants.size >= maxParticipants ? new SideGameFull({ sideGameId }) : null;
};

const noSide = (
  { sideGameId, playerId, teamName, partnerId, isPartnerPlaying }: Entering,
  { settings }: CreatedSideGame,
) => {
  const who = { sideGameId, playerId };
  if (settings.gameFormat === "team") return teamName === null ? new TeamNameMissing(who) : null;
  if (settings.gameFormat === "individual") return null;
  if (partnerId === null) return new PartnerMissing(who);
  if (partnerId === playerId) return new PartnerIsOneself(who);
  return isPartnerPlaying ? null : new PartnerNotRegistered(who);
};

/** Nobody takes the place of a partner who was chosen back. */
const takenPartner = (
  { sideGameId, playerId, partnerId }: Entering,
  { participants }: CreatedSideGame,
) => {
  if (partnerId === null || partnerId === playerId) return null;
  const partner = {
    playerId: partnerId,
    partnerId: participants.get(partnerId)?.partnerId ?? null,
  };
  const isTaken = [...participants].some(
    ([other, side]) =>
      other !== playerId &&
      areForEachOther({ playerId: other, partnerId: side.partnerId }, partner),
  );
  return isTaken ? new PartnerTaken({ sideGameId, playerId: partnerId }) : null;
};

const choosingBack = (
  { sideGameId, tournamentId, playerId, partnerId }: Entering,
  { settings, participants }: CreatedSideGame,
): ReadonlyArray<SideGameEvent> => {
  if (settings.gameFormat !== "partners" || partnerId === null) return [];
  const partner = participants.get(partnerId);
  if (partner === undefined || partner.partnerId === playerId) return [];
  const back = { ...partner, partnerId: playerId };
  return [SideGameSideChosen.make({ sideGameId, tournamentId, playerId: partnerId, ...back })];
};
