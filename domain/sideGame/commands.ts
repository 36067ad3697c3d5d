import { Schema } from "effect";
import {
  HoleNumber,
  Par,
  PlayerId,
  RoundNumber,
  SideGameId,
  TournamentId,
  textBetween,
} from "../shared/values.ts";
import { TournamentStatus } from "../tournament/status.ts";
import { Distance, SideGameSettings } from "./settings.ts";

const ofGame = { sideGameId: SideGameId, tournamentId: TournamentId };

/** The holes of the tournament's course today; none where it has no course yet. */
const course = {
  courseHoles: Schema.Array(Schema.Struct({ holeNumber: HoleNumber, par: Par })),
};

const ofHole = { ...ofGame, round: RoundNumber, holeNumber: HoleNumber, ...course };

/** What may be asked of a side game. Whoever sends a command has checked that the sender may ask it. */
export const SideGameCommand = Schema.TaggedUnion({
  CreateSideGame: { ...ofGame, ...course, settings: SideGameSettings },
  /** Which of the three is needed depends on the format of the game. */
  JoinSideGame: {
    ...ofGame,
    playerId: PlayerId,
    teamName: Schema.NullOr(textBetween(1, 100)),
    isTeamCaptain: Schema.Boolean,
    partnerId: Schema.NullOr(PlayerId),
    /** Whether the partner has a place in the field. */
    isPartnerRegistered: Schema.Boolean,
    tournamentStatus: TournamentStatus,
  },
  RecordSideGameEntry: { ...ofHole, playerId: PlayerId, distance: Schema.NullOr(Distance) },
  RecordWolfChoice: { ...ofHole, wolfId: PlayerId, partnerId: Schema.NullOr(PlayerId) },
});
export type SideGameCommand = typeof SideGameCommand.Type;

type Cases = typeof SideGameCommand.cases;
export type CreateSideGame = Cases["CreateSideGame"]["Type"];
export type JoinSideGame = Cases["JoinSideGame"]["Type"];
export type RecordSideGameEntry = Cases["RecordSideGameEntry"]["Type"];
export type RecordWolfChoice = Cases["RecordWolfChoice"]["Type"];
