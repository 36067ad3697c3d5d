import { Result } from "effect";
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
  SideGameFull,
  SideGameNotOpen,
  TeamNameMissing,
} from "./rejections.ts";
import type { CreatedSideGame } from "./sideGame.ts";

/** The format of the game decides whether a team name or a partner is needed. */
export interface JoinSideGame extends OfGame {
  readonly playerId: PlayerId;
  readonly teamName: string | null;
  readonly isTeamCaptain: boolean;
  readonly partnerId: PlayerId | null;
  /** A partner who has left could no longer join. */
  readonly isPartnerPlaying: boolean;
  readonly tournamentStatus: TournamentStatus;
}

/** Adds a player; a named partner joins by their own decision. */
export const joinSideGame = whenCreated((joining: JoinSideGame, game) => {
  const { sideGameId, tournamentId, playerId } = joining;
  const refusal = noPlace(joining, game) ?? noSide(joining, game);
  if (refusal) return Result.fail(refusal);

  const { gameFormat } = game.settings;
  const joined = SideGameEvent.cases.SideGameJoined.make({
    sideGameId,
    tournamentId,
    participantId: sideGameParticipantIdOf(sideGameId, playerId),
    playerId,
    teamName: gameFormat === "team" ? joining.teamName : null,
    isTeamCaptain: gameFormat === "team" && joining.isTeamCaptain,
    partnerId: gameFormat === "partners" ? joining.partnerId : null,
  });
  return happened(joined);
});

const noPlace = (
  { sideGameId, playerId, tournamentStatus }: JoinSideGame,
  { settings, participants }: CreatedSideGame,
) => {
  const isOpen = tournamentStatus === "upcoming" || tournamentStatus === "active";
  if (!isOpen) return new SideGameNotOpen({ sideGameId });
  if (participants.has(playerId)) return new AlreadyInSideGame({ sideGameId, playerId });
  const { maxParticipants } = settings;
  const isFull = maxParticipants !== null && participants.size >= maxParticipants;
  return isFull ? new SideGameFull({ sideGameId }) : null;
};

const noSide = (
  { sideGameId, playerId, teamName, partnerId, isPartnerPlaying }: JoinSideGame,
  { settings }: CreatedSideGame,
) => {
  const who = { sideGameId, playerId };
  if (settings.gameFormat === "team") return teamName === null ? new TeamNameMissing(who) : null;
  if (settings.gameFormat === "individual") return null;
  if (partnerId === null) return new PartnerMissing(who);
  if (partnerId === playerId) return new PartnerIsOneself(who);
  return isPartnerPlaying ? null : new PartnerNotRegistered(who);
};
