import type { Result } from "effect";
import { bringBack } from "../field/bringBack.ts";
import * as cut from "../field/cut.ts";
import * as field from "../field/field.ts";
import * as handicap from "../field/handicap.ts";
import * as leaving from "../field/leaving.ts";
import * as payment from "../field/payment.ts";
import { promoteFromWaitlist } from "../field/places.ts";
import * as registration from "../field/registration.ts";
import * as tee from "../field/tee.ts";
import * as matches from "../match/decisions.ts";
import * as match from "../match/match.ts";
import { attestScorecard } from "../scorecard/attestScorecard.ts";
import { changeCourse } from "../scorecard/changeCourse.ts";
import { correctHandicap } from "../scorecard/correctHandicap.ts";
import { disputeHole } from "../scorecard/disputeHole.ts";
import { decideLateScores } from "../scorecard/lateScores.ts";
import { recordHoleScores } from "../scorecard/recordHoleScores.ts";
import * as scorecard from "../scorecard/scorecard.ts";
import { settleHoleDispute } from "../scorecard/settleDispute.ts";
import { signOnPaper } from "../scorecard/signOnPaper.ts";
import {
  rejectScorecard,
  verifyScorecard,
  withdrawRejection,
  withdrawVerification,
} from "../scorecard/verifyScorecard.ts";
import type { Folded } from "../shared/folded.ts";
import { createSideGame } from "../sideGame/creating.ts";
import { enterInSideGame, joinSideGame } from "../sideGame/joining.ts";
import { leaveSideGame, takeOutOfSideGame } from "../sideGame/leaving.ts";
import { recordHole } from "../sideGame/recording.ts";
import * as sideGame from "../sideGame/sideGame.ts";
import { disbandTeam, formTeam } from "../teams/decisions.ts";
import * as teams from "../teams/teams.ts";
import { drawTeeSheet } from "../teeSheet/draw.ts";
import { changeGroup, createGroup, removeGroup } from "../teeSheet/groups.ts";
import * as teeSheet from "../teeSheet/teeSheet.ts";
import * as tournaments from "../tournament/decisions.ts";
import { changeRoundCourse, fixRoundCourse } from "../tournament/fixRoundCourse.ts";
import * as playOff from "../tournament/playOff.ts";
import { ruleRound } from "../tournament/ruleRound.ts";
import * as tournament from "../tournament/tournament.ts";

/** A stream with all its decisions, each of which can be sent as data. */
export interface Decider<Command, State, Event, Rejection> extends Folded<State, Event> {
  readonly decide: (
    command: Command,
    state: State,
  ) => Result.Result<ReadonlyArray<Event>, Rejection>;
}

type Decisions<State, Event> = Readonly<
  Record<string, (input: never, state: State) => Result.Result<ReadonlyArray<Event>, unknown>>
>;
type InputOf<Decision> = Decision extends (input: infer Input, state: never) => unknown
  ? Input
  : never;
type CommandsOf<All> = {
  readonly [Name in keyof All & string]: { readonly _tag: Name } & InputOf<All[Name]>;
};
type RejectionOf<Decision> = Decision extends (
  ...args: never
) => Result.Result<unknown, infer Rejection>
  ? Rejection
  : never;

const deciderOf = <State, Event, const All extends Decisions<State, Event>>(
  { initialState, evolve }: Folded<State, Event>,
  decisions: All,
) => {
  type Command = CommandsOf<All>[keyof All & string];
  const decider: Decider<Command, State, Event, RejectionOf<All[keyof All]>> = {
    initialState,
    evolve,
    decide: ({ _tag, ...input }, state) =>
      decisions[_tag]?.(input as never, state) as ReturnType<(typeof decider)["decide"]>,
  };
  const cases = Object.fromEntries(
    Object.keys(decisions).map((_tag) => [_tag, { make: (input: object) => ({ _tag, ...input }) }]),
  ) as unknown as {
    readonly [Name in keyof All & string]: {
      readonly make: (input: InputOf<All[Name]>) => CommandsOf<All>[Name];
    };
  };
  return { decider, cases };
};

type CommandOf<Of> = Of extends {
  readonly decider: Decider<infer Command, infer _State, infer _Event, infer _Rejection>;
}
  ? Command
  : never;

export const FieldCommand = deciderOf(field, {
  RegisterPlayer: registration.registerPlayer,
  EnterPlayer: registration.enterPlayer,
  WithdrawPlayer: leaving.withdrawPlayer,
  AcceptPlayer: registration.acceptPlayer,
  DeclineRegistration: registration.declineRegistration,
  RemoveRegistration: registration.removeRegistration,
  BringBack: bringBack,
  DisqualifyPlayer: leaving.disqualifyPlayer,
  RecordPayment: payment.recordPayment,
  RefundPayment: payment.refundPayment,
  ChooseFee: payment.chooseFee,
  ChooseTee: tee.chooseTee,
  CorrectHandicapOfPlayer: handicap.correctHandicapOfPlayer,
  PromoteFromWaitlist: promoteFromWaitlist,
  MakeCut: cut.makeCut,
  WithdrawCut: cut.withdrawCut,
});
export type FieldCommand = CommandOf<typeof FieldCommand>;
export const { decider: fieldDecider } = FieldCommand;

export const MatchCommand = deciderOf(match, {
  ArrangeMatch: matches.arrangeMatch,
  RecordMatchResult: matches.recordMatchResult,
  AnnounceMatchResult: matches.announceMatchResult,
  ReopenMatch: matches.reopenMatch,
});
export type MatchCommand = CommandOf<typeof MatchCommand>;
export const { decider: matchDecider } = MatchCommand;

export const ScorecardCommand = deciderOf(scorecard, {
  RecordHoleScores: recordHoleScores,
  DecideLateScores: decideLateScores,
  AttestScorecard: attestScorecard,
  SignOnPaper: signOnPaper,
  VerifyScorecard: verifyScorecard,
  WithdrawVerification: withdrawVerification,
  RejectScorecard: rejectScorecard,
  WithdrawRejection: withdrawRejection,
  ChangeCourse: changeCourse,
  CorrectHandicap: correctHandicap,
  DisputeHole: disputeHole,
  SettleHoleDispute: settleHoleDispute,
});
export type ScorecardCommand = CommandOf<typeof ScorecardCommand>;
export const { decider: scorecardDecider } = ScorecardCommand;

export const SideGameCommand = deciderOf(sideGame, {
  CreateSideGame: createSideGame,
  JoinSideGame: joinSideGame,
  EnterInSideGame: enterInSideGame,
  LeaveSideGame: leaveSideGame,
  TakeOutOfSideGame: takeOutOfSideGame,
  RecordHole: recordHole,
});
export type SideGameCommand = CommandOf<typeof SideGameCommand>;
export const { decider: sideGameDecider } = SideGameCommand;

export const TeamCommand = deciderOf(teams, { FormTeam: formTeam, DisbandTeam: disbandTeam });
export type TeamCommand = CommandOf<typeof TeamCommand>;
export const { decider: teamsDecider } = TeamCommand;

export const TeeSheetCommand = deciderOf(teeSheet, {
  CreateGroup: createGroup,
  ChangeGroup: changeGroup,
  RemoveGroup: removeGroup,
  DrawTeeSheet: drawTeeSheet,
});
export type TeeSheetCommand = CommandOf<typeof TeeSheetCommand>;
export const { decider: teeSheetDecider } = TeeSheetCommand;

export const TournamentCommand = deciderOf(tournament, {
  CreateTournament: tournaments.createTournament,
  ChangeTournamentSettings: tournaments.changeSettings,
  ReplaceGuessableNumber: tournaments.replaceGuessableNumber,
  FollowSchedule: tournaments.followSchedule,
  ArchiveTournament: tournaments.archiveTournament,
  RecordPlayOff: playOff.recordPlayOff,
  WithdrawPlayOff: playOff.withdrawPlayOff,
  RuleRound: ruleRound,
  FixRoundCourse: fixRoundCourse,
  ChangeRoundCourse: changeRoundCourse,
});
export type TournamentCommand = CommandOf<typeof TournamentCommand>;
export const { decider: tournamentDecider } = TournamentCommand;
