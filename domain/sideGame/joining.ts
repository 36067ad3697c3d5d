import { Result } from "effect";
import { sideGameParticipantIdOf } from "../shared/derivedIds.ts";
import type { JoinSideGame } from "./commands.ts";
import { type Decision, whenCreated } from "./decision.ts";
import { SideGameEvent } from "./events.ts";
import {
  AlreadyInSideGame,
  PartnerIsOneself,
  PartnerMissing,
  PartnerNotRegistered,
  SideGameFull,
  SideGameNotOpen,
  type SideGameRejection,
  TeamNameMissing,
} from "./rejections.ts";
import type { CreatedSideGame } from "./sideGame.ts";

/** A player comes in; whoever they play with comes by their own decision (AMB-65). */
export const joinSideGame = whenCreated<JoinSideGame>((command, game): Decision => {
  const { sideGameId, tournamentId, playerId } = command;
  const refusal = noPlace(command, game) ?? noSide(command, game);
  if (refusal) return Result.fail(refusal);

  const { gameFormat } = game.settings;
  const joined = SideGameEvent.cases.SideGameJoined.make({
    sideGameId,
    tournamentId,
    participantId: sideGameParticipantIdOf(sideGameId, playerId),
    playerId,
    teamName: gameFormat === "team" ? command.teamName : null,
    isTeamCaptain: gameFormat === "team" && command.isTeamCaptain,
    partnerId: gameFormat === "partners" ? command.partnerId : null,
  });
  return Result.succeed([joined]);
});

const noPlace = (
  { sideGameId, playerId, tournamentStatus }: JoinSideGame,
  { settings, participants }: CreatedSideGame,
): SideGameRejection | null => {
  const isOpen = tournamentStatus === "upcoming" || tournamentStatus === "active";
  if (!isOpen) return new SideGameNotOpen({ sideGameId });
  if (participants.has(playerId)) return new AlreadyInSideGame({ sideGameId, playerId });
  const { maxParticipants } = settings;
  const isFull = maxParticipants !== null && participants.size >= maxParticipants;
  return isFull ? new SideGameFull({ sideGameId }) : null;
};

const noSide = (
  { sideGameId, playerId, teamName, partnerId, isPartnerRegistered }: JoinSideGame,
  { settings }: CreatedSideGame,
): SideGameRejection | null => {
  const who = { sideGameId, playerId };
  if (settings.gameFormat === "team") return teamName === null ? new TeamNameMissing(who) : null;
  if (settings.gameFormat === "individual") return null;
  if (partnerId === null) return new PartnerMissing(who);
  if (partnerId === playerId) return new PartnerIsOneself(who);
  return isPartnerRegistered ? null : new PartnerNotRegistered(who);
};
