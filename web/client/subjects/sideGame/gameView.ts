import type { PlayerId, SideGameParticipantId } from "../../../../domain/shared/values.ts";
import type { SideGame, SideGameParticipant } from "../../../contract/sideGame/sideGame.ts";
import type { SideGameResults, SideStanding } from "../../../contract/sideGame/sideGameResults.ts";
import { initialsOf } from "../person/defaultPicture.ts";
import { fullName } from "./words.ts";

/** A side with what its rows show. */
export interface Side extends SideStanding {
  readonly members: ReadonlyArray<SideGameParticipant>;
  readonly isMine: boolean;
  /** Two or three letters, if there is no room for names. */
  readonly tag: string;
}

/** A game with its results, as one reader sees them. */
export interface GameView {
  readonly game: SideGame;
  readonly results: SideGameResults;
  readonly sides: ReadonlyArray<Side>;
  /** The name of a player, by the id of the account. */
  readonly nameOf: (playerId: PlayerId) => string;
  readonly participantOf: (id: SideGameParticipantId) => SideGameParticipant | undefined;
  readonly sidesOf: (ids: ReadonlyArray<SideGameParticipantId>) => ReadonlyArray<Side>;
}

export const gameView = (
  game: SideGame,
  results: SideGameResults,
  me: PlayerId | null,
): GameView => {
  const byId = new Map(game.participants.map((each) => [each.id, each]));
  const names = new Map(game.participants.map(({ userId, user }) => [userId, fullName(user)]));
  const sides = results.standing.map((standing): Side => {
    const members = standing.participantIds.flatMap((id) => byId.get(id) ?? []);
    return {
      ...standing,
      members,
      isMine: me !== null && members.some(({ userId }) => userId === me),
      tag: tagOf(members, standing.side),
    };
  });
  return {
    game,
    results,
    sides,
    nameOf: (playerId) => names.get(playerId) ?? "Former player",
    participantOf: (id) => byId.get(id),
    sidesOf: (ids) =>
      sides.filter(({ participantIds }) => participantIds.some((id) => ids.includes(id))),
  };
};

/** The initials of a single player, otherwise the first letters of the side's name. */
const tagOf = (members: ReadonlyArray<SideGameParticipant>, side: string): string => {
  const [only] = members;
  return members.length === 1 && only
    ? initialsOf(only.user.firstName, only.user.lastName)
    : (side.match(/[\p{L}\p{N}]/gu) ?? []).slice(0, 3).join("");
};
