import { areForEachOther } from "../../../../../domain/golf/sideGames/sides.ts";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import type { SideGame } from "../../../../contract/sideGame/sideGame.ts";
import { listText } from "../../../ui/listText.ts";
import { fullName } from "../words.ts";

type Game = Pick<SideGame, "participants" | "gameFormat">;

/** The player with whom somebody plays, because each has chosen the other. */
export const confirmedPartnerOf = ({ participants }: Game, playerId: PlayerId) => {
  const own = participants.find(({ userId }) => userId === playerId);
  return participants.find(
    (other) => own !== undefined && areForEachOther(chooser(own), chooser(other)),
  );
};

/** Who has named this player, without whom the player plays already. */
export const namedBy = (game: Game, playerId: PlayerId) => {
  const partner = confirmedPartnerOf(game, playerId);
  return partner ? [] : game.participants.filter(({ partnerId }) => partnerId === playerId);
};

/**
 * What a player is told who has named a partner and is not chosen back; null for everybody else.
 * The partner may be somebody who has not joined, so the name is given.
 */
export const notChosenBackText = (
  game: Game,
  playerId: PlayerId,
  hasBegun: boolean,
  nameOf: (playerId: PlayerId) => string,
): string | null => {
  const own = game.participants.find(({ userId }) => userId === playerId);
  if (game.gameFormat !== "partners" || !own?.partnerId) return null;
  if (confirmedPartnerOf(game, playerId)) return null;
  const partner = nameOf(own.partnerId);
  if (hasBegun) return `${partner} did not choose you back before the start, so you play alone.`;
  const asking = namedBy(game, playerId).map(({ user }) => fullName(user));
  const offer =
    asking.length === 0
      ? ""
      : ` ${listText(asking)} ${asking.length === 1 ? "has" : "have"} named you.`;
  return `${partner} has not chosen you back yet. If that stays so until the first score, you play alone.${offer}`;
};

const chooser = ({ userId, partnerId }: Game["participants"][number]) => ({
  playerId: userId,
  partnerId,
});
