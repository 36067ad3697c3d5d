/** What the rules of a card may say to any command. */
export const refusedByCard = [
  "ScorecardNotOpen",
  "HoleScoredTwice",
  "HoleNotOnCourse",
  "HoleAlreadyVerified",
  "ScorecardChangedTooOften",
  "CannotAttestOwnScorecard",
  "ScorecardHasNoScores",
  "ScorecardAlreadyVerified",
  "AlreadyAttested",
  "NotPlayingPartner",
  "NothingToVerify",
] as const;

/** What the rules of a field may say to any command. */
export const refusedByField = [
  "AlreadyRegistered",
  "RegistrationClosed",
  "RegistrationDeadlinePassed",
  "RegistrationWasDeclined",
  "NotInField",
  "AlreadyWithdrawn",
  "NoLongerPlaying",
  "TournamentCompleted",
  "TournamentCancelled",
  "TournamentNotStarted",
  "AlreadyPaid",
  "NothingToRefund",
  "CutAfterLastRound",
  "CutTooSmall",
  "RoundNotComplete",
  "CutIsFinal",
] as const;

/** What the rules of a tournament may say to any command. */
export const refusedByTournament = [
  "TournamentNotFound",
  "EndsBeforeStart",
  "RoundsHaveScores",
  "TermsOfPlayAreFixed",
  "EditedMeanwhile",
  "ChangedMeanwhile",
] as const;

/** What the rules of a tee sheet may say to any command. */
export const refusedByTeeSheet = [
  "GroupNotFound",
  "GroupIsEmpty",
  "GroupTooLarge",
  "PlayerTwiceInGroup",
  "GroupOfStrangers",
  "InAnotherGroup",
  "AlreadyGrouped",
  "GroupEditedMeanwhile",
  "ChangedMeanwhile",
] as const;

/** What the rules of a side game may say to any command. */
export const refusedBySideGame = [
  "SideGameNotFound",
  "HoleIsNotPar3",
  "SideGameNotOpen",
  "AlreadyInSideGame",
  "SideGameFull",
  "TeamNameMissing",
  "PartnerMissing",
  "PartnerIsOneself",
  "PartnerNotRegistered",
  "SideGameTakesNoEntries",
  "HoleNotInSideGame",
  "NotInSideGame",
  "NotAWolfGame",
  "WolfNotOfThisGame",
  "WolfNeedsFour",
] as const;

/** What the rules of teams may say to any command. */
export const refusedByTeams = [
  "TeamNotFound",
  "WrongTeamSize",
  "PlayerTwiceInTeam",
  "TeamOfStrangers",
] as const;
