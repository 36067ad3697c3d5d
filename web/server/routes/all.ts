import type { Routes } from "../http/runtime.ts";
import { followRoutes } from "./board/follow.ts";
import { leaderboardRoutes } from "./board/leaderboard.ts";
import { leaderboardExportRoutes } from "./board/leaderboardExport.ts";
import { recordRoutes } from "./board/record.ts";
import { summaryRoutes } from "./board/summary.ts";
import { teamLeaderboardRoutes } from "./board/teamLeaderboard.ts";
import { attestationRoutes } from "./card/attestations.ts";
import { disputeRoutes } from "./card/disputes.ts";
import { lateScoreRoutes } from "./card/lateScores.ts";
import { manyCardsRoutes } from "./card/manyCards.ts";
import { scorecardRoutes } from "./card/scorecards.ts";
import { scoreHistoryRoutes } from "./card/scoreHistory.ts";
import { scoringRoutes } from "./card/scoring.ts";
import { verificationRoutes } from "./card/verification.ts";
import { courseRoutes } from "./course/courses.ts";
import { holeRoutes } from "./course/holes.ts";
import { adminCountRoutes } from "./event/adminCounts.ts";
import { adminTodayRoutes } from "./event/adminToday.ts";
import { calendarRoutes } from "./event/calendar.ts";
import { eventMoneyRoutes } from "./event/eventMoney.ts";
import { eventRoutes } from "./event/events.ts";
import { lookupRoutes } from "./event/lookups.ts";
import { reopeningRoutes } from "./event/reopening.ts";
import { roundCourseRoutes } from "./event/roundCourse.ts";
import { roundRoutes } from "./event/rounds.ts";
import { todayRoutes } from "./event/today.ts";
import { cutRoutes } from "./field/cuts.ts";
import { enteringRoutes } from "./field/entering.ts";
import { participantRoutes } from "./field/participants.ts";
import { playOffRoutes } from "./field/playOffs.ts";
import { registrationRoutes } from "./field/registrations.ts";
import { takingsRoutes } from "./field/takings.ts";
import { healthRoutes } from "./health.ts";
import { liveRoutes } from "./live.ts";
import { matchRoutes } from "./match/matches.ts";
import { messageRoutes } from "./message/messages.ts";
import { administratorRoutes } from "./person/administrators.ts";
import { adminSessionRoutes } from "./person/adminSession.ts";
import { invitationRoutes } from "./person/invitations.ts";
import { mailChoiceRoutes } from "./person/mailChoices.ts";
import { memberImportRoutes } from "./person/memberImports.ts";
import { ownAccountRoutes } from "./person/ownAccount.ts";
import { passwordResetRoutes } from "./person/passwordResets.ts";
import { phoneRoutes } from "./person/phone.ts";
import { pictureRoutes } from "./person/pictures.ts";
import { secondFactorRoutes } from "./person/secondFactor.ts";
import { sessionRoutes } from "./person/session.ts";
import { statisticsRoutes } from "./person/statistics.ts";
import { userRegistrationRoutes } from "./person/userRegistrations.ts";
import { userRoutes } from "./person/users.ts";
import { wayOutRoutes } from "./person/wayOut.ts";
import { sideGamePlayerRoutes } from "./sideGame/sideGamePlayers.ts";
import { sideGameRoutes } from "./sideGame/sideGames.ts";
import { teamRoutes } from "./team/teams.ts";
import { groupRoutes } from "./teeSheet/groups.ts";

/** Every call of the contract, a file for each resource. */
export const allRoutes: ReadonlyArray<Routes> = [
  sessionRoutes,
  pictureRoutes,
  eventRoutes,
  calendarRoutes,
  registrationRoutes,
  todayRoutes,
  participantRoutes,
  enteringRoutes,
  takingsRoutes,
  cutRoutes,
  messageRoutes,
  playOffRoutes,
  groupRoutes,
  teamRoutes,
  teamLeaderboardRoutes,
  leaderboardRoutes,
  leaderboardExportRoutes,
  recordRoutes,
  liveRoutes,
  followRoutes,
  scorecardRoutes,
  attestationRoutes,
  scoreHistoryRoutes,
  scoringRoutes,
  lateScoreRoutes,
  roundCourseRoutes,
  roundRoutes,
  reopeningRoutes,
  disputeRoutes,
  verificationRoutes,
  manyCardsRoutes,
  statisticsRoutes,
  summaryRoutes,
  matchRoutes,
  sideGameRoutes,
  sideGamePlayerRoutes,
  eventMoneyRoutes,
  courseRoutes,
  holeRoutes,
  lookupRoutes,
  userRoutes,
  memberImportRoutes,
  userRegistrationRoutes,
  adminCountRoutes,
  adminTodayRoutes,
  adminSessionRoutes,
  ownAccountRoutes,
  secondFactorRoutes,
  administratorRoutes,
  invitationRoutes,
  passwordResetRoutes,
  mailChoiceRoutes,
  wayOutRoutes,
  phoneRoutes,
  healthRoutes,
];
