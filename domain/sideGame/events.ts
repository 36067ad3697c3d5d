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
 * Facts about one side game. Who wins what is none of them: it follows from the cards.
 *
 * Tags and field names are the storage format. Add a case or an optional field; never rename one.
 */
export const SideGameEvent = Schema.TaggedUnion({
  SideGameCreated: { ...ofGame, ...SideGameSettings.fields },
  SideGameJoined: {
    ...ofGame,
    participantId: SideGameParticipantId,
    playerId: PlayerId,
    /** Only where teams play. */
    teamName: Schema.NullOr(textBetween(1, 100)),
    isTeamCaptain: Schema.Boolean,
    /** Only where partners play; who is named joins by their own decision. */
    partnerId: Schema.NullOr(PlayerId),
  },
  /** How near, or how far. The last one about a player and a hole counts; null takes it back. */
  SideGameEntryRecorded: { ...ofHole, playerId: PlayerId, distance: Schema.NullOr(Distance) },
  /** Whom the wolf of a hole took as partner; null is a lone wolf. The last one counts. */
  WolfChoiceRecorded: { ...ofHole, wolfId: PlayerId, partnerId: Schema.NullOr(PlayerId) },
});
export type SideGameEvent = typeof SideGameEvent.Type;
