import { Schema } from "effect";
import {
  HoleNumber,
  PlayerId,
  RoundNumber,
  SideGameId,
  SideGameParticipantId,
  TournamentId,
  textBetween,
} from "../shared/values.ts";
import { Distance, SideGameSettings } from "./settings.ts";

const ofGame = { sideGameId: SideGameId, tournamentId: TournamentId };
const ofHole = { ...ofGame, round: RoundNumber, holeNumber: HoleNumber };

const side = {
  /** Only in team games. */
  teamName: Schema.NullOr(textBetween(1, 100)),
  isTeamCaptain: Schema.Boolean,
  /** Only in games with partners. Two who name each other are a side. */
  partnerId: Schema.NullOr(PlayerId),
};

/**
 * Facts about one side game. Winnings are not stored, because they follow from the cards.
 *
 * Tags and field names are the storage format. Add a case or an optional field; never rename one.
 */
export const SideGameEvent = Schema.TaggedUnion({
  SideGameCreated: { ...ofGame, ...SideGameSettings.fields },
  SideGameJoined: {
    ...ofGame,
    participantId: SideGameParticipantId,
    playerId: PlayerId,
    ...side,
  },
  /** The player is no longer in the game: by their own will, or taken out by the office. */
  SideGameLeft: { ...ofGame, playerId: PlayerId },
  /** Another team or partner than the one with which the player joined. */
  SideGameSideChosen: { ...ofGame, playerId: PlayerId, ...side },
  /** A measured distance. The last one for a player and a hole counts; null takes it back. */
  SideGameEntryRecorded: { ...ofHole, playerId: PlayerId, distance: Schema.NullOr(Distance) },
  /** The partner whom the Wolf of a hole chose; null is a Lone Wolf. The last choice counts. */
  WolfChoiceRecorded: { ...ofHole, wolfId: PlayerId, partnerId: Schema.NullOr(PlayerId) },
});
export type SideGameEvent = typeof SideGameEvent.Type;
