import { Schema } from "effect";
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

/** Only distances are entered; all other results follow from the cards. */
export class SideGameTakesNoEntries extends Schema.TaggedError<SideGameTakesNoEntries>()(
  "SideGameTakesNoEntries",
  ofGame,
) {}

export class HoleNotInSideGame extends Schema.TaggedError<HoleNotInSideGame>()(
  "HoleNotInSideGame",
  ofHole,
) {}

export class NotInSideGame extends Schema.TaggedError<NotInSideGame>()("NotInSideGame", ofPlayer) {}

export class NotAWolfGame extends Schema.TaggedError<NotAWolfGame>()("NotAWolfGame", ofGame) {}

export class WolfNotOfThisGame extends Schema.TaggedError<WolfNotOfThisGame>()(
  "WolfNotOfThisGame",
  ofGame,
) {}

export class WolfNeedsFour extends Schema.TaggedError<WolfNeedsFour>()("WolfNeedsFour", ofGame) {}

export type SideGameRejection =
  | SideGameNotFound
  | HoleIsNotPar3
  | SideGameNotOpen
  | AlreadyInSideGame
  | SideGameFull
  | TeamNameMissing
  | PartnerMissing
  | PartnerIsOneself
  | PartnerNotRegistered
  | SideGameTakesNoEntries
  | HoleNotInSideGame
  | NotInSideGame
  | NotAWolfGame
  | WolfNotOfThisGame
  | WolfNeedsFour;
