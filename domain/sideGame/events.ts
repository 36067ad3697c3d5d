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
    /** Only in team games. */
    teamName: Schema.NullOr(textBetween(1, 100)),
    isTeamCaptain: Schema.Boolean,
    /** Only in games with partners. The named partner joins by their own decision. */
    partnerId: Schema.NullOr(PlayerId),
  },
  /** A measured distance. The last one for a player and a hole counts; null takes it back. */
  SideGameEntryRecorded: { ...ofHole, playerId: PlayerId, distance: Schema.NullOr(Distance) },
  /** The partner whom the Wolf of a hole chose; null is a Lone Wolf. The last choice counts. */
  WolfChoiceRecorded: { ...ofHole, wolfId: PlayerId, partnerId: Schema.NullOr(PlayerId) },
});
export type SideGameEvent = typeof SideGameEvent.Type;
