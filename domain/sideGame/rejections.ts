import { Schema } from "effect";
import { RecordKind } from "../golf/sideGames/holeRecord.ts";
import { HoleNumber, PlayerId, RoundNumber, SideGameId } from "../shared/values.ts";

const ofGame = { sideGameId: SideGameId };
const ofPlayer = { ...ofGame, playerId: PlayerId };
const ofHole = { ...ofGame, round: RoundNumber, holeNumber: HoleNumber };

export class SideGameNotFound extends Schema.TaggedError<SideGameNotFound>()(
  "SideGameNotFound",
  ofGame,
) {}

export class HoleIsNotPar3 extends Schema.TaggedError<HoleIsNotPar3>()("HoleIsNotPar3", {
  ...ofGame,
  holeNumber: HoleNumber,
}) {}

export class SideGameNotOpen extends Schema.TaggedError<SideGameNotOpen>()(
  "SideGameNotOpen",
  ofGame,
) {}

export class AlreadyInSideGame extends Schema.TaggedError<AlreadyInSideGame>()(
  "AlreadyInSideGame",
  ofPlayer,
) {}

/** Somebody has a score on its holes already. */
export class SideGameStarted extends Schema.TaggedError<SideGameStarted>()(
  "SideGameStarted",
  ofGame,
) {}

/** Its winners are known. */
export class SideGameFinal extends Schema.TaggedError<SideGameFinal>()("SideGameFinal", ofGame) {}

/** Of the player who asks; `NotInSideGame` is about another one. */
export class SideGameNotJoined extends Schema.TaggedError<SideGameNotJoined>()(
  "SideGameNotJoined",
  ofGame,
) {}

export class SideGameFull extends Schema.TaggedError<SideGameFull>()("SideGameFull", ofGame) {}

export class TeamNameMissing extends Schema.TaggedError<TeamNameMissing>()(
  "TeamNameMissing",
  ofPlayer,
) {}

export class PartnerMissing extends Schema.TaggedError<PartnerMissing>()(
  "PartnerMissing",
  ofPlayer,
) {}

export class PartnerIsOneself extends Schema.TaggedError<PartnerIsOneself>()(
  "PartnerIsOneself",
  ofPlayer,
) {}

export class PartnerNotRegistered extends Schema.TaggedError<PartnerNotRegistered>()(
  "PartnerNotRegistered",
  ofPlayer,
) {}

/** Of a player whom the office names. */
export class PlayerNotInEvent extends Schema.TaggedError<PlayerNotInEvent>()(
  "PlayerNotInEvent",
  ofPlayer,
) {}

/** Two who chose each other stay together, until one of them leaves. */
export class PartnerTaken extends Schema.TaggedError<PartnerTaken>()("PartnerTaken", ofPlayer) {}

/** Each game has records of one kind, or none: its results follow from the cards. */
export class RecordNotOfSideGame extends Schema.TaggedError<RecordNotOfSideGame>()(
  "RecordNotOfSideGame",
  { ...ofGame, kind: RecordKind },
) {}

export class HoleNotInSideGame extends Schema.TaggedError<HoleNotInSideGame>()(
  "HoleNotInSideGame",
  ofHole,
) {}

export class NotInSideGame extends Schema.TaggedError<NotInSideGame>()("NotInSideGame", ofPlayer) {}

export class WolfNotOfThisGame extends Schema.TaggedError<WolfNotOfThisGame>()(
  "WolfNotOfThisGame",
  ofGame,
) {}

export class WolfNeedsThree extends Schema.TaggedError<WolfNeedsThree>()(
  "WolfNeedsThree",
  ofGame,
) {}

export type SideGameRejection =
  | SideGameNotFound
  | HoleIsNotPar3
  | SideGameNotOpen
  | AlreadyInSideGame
  | SideGameStarted
  | SideGameFinal
  | SideGameNotJoined
  | SideGameFull
  | PartnerTaken
  | PlayerNotInEvent
  | TeamNameMissing
  | PartnerMissing
  | PartnerIsOneself
  | PartnerNotRegistered
  | RecordNotOfSideGame
  | HoleNotInSideGame
  | NotInSideGame
  | WolfNotOfThisGame
  | WolfNeedsThree;
