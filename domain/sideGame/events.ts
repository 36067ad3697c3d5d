import { Schema } from "effect";
import { Distance, HoleRecord } from "../golf/sideGames/holeRecord.ts";
import {
  HoleNumber,
  PlayerId,
  RoundNumber,
  SideGameId,
  SideGameParticipantId,
  TournamentId,
  textBetween,
} from "../shared/values.ts";
import { SideGameSettings } from "./settings.ts";

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
  /** The last record of an owner on a hole counts. */
  SideGameHoleRecorded: { ...ofHole, record: HoleRecord },
  /** How a distance was stored before there was one event for all records of holes. */
  SideGameEntryRecorded: { ...ofHole, playerId: PlayerId, distance: Schema.NullOr(Distance) },
  /** How a choice of the Wolf was stored then. */
  WolfChoiceRecorded: { ...ofHole, wolfId: PlayerId, partnerId: Schema.NullOr(PlayerId) },
});
export type SideGameEvent = typeof SideGameEvent.Type;

/** A record of a hole, in any of the forms in which it was ever stored. */
export type HoleRecorded = Extract<
  SideGameEvent,
  { readonly _tag: "SideGameHoleRecorded" | "SideGameEntryRecorded" | "WolfChoiceRecorded" }
>;

export const recordIn = (event: HoleRecorded): HoleRecord => {
  switch (event._tag) {
    case "SideGameHoleRecorded":
      return event.record;
    case "SideGameEntryRecorded":
      return { kind: "distance", playerId: event.playerId, distance: event.distance };
    case "WolfChoiceRecorded":
      return { kind: "wolf", playerId: event.wolfId, partnerId: event.partnerId };
  }
};
