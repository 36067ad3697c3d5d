import type { FastifyInstance } from "fastify";
import type { AppRuntime } from "../http/runtime.ts";
import { adminCountRoutes } from "./adminCounts.ts";
import { adminSessionRoutes } from "./adminSession.ts";
import { adminTodayRoutes } from "./adminToday.ts";
import { attestationRoutes } from "./attestations.ts";
import { calendarRoutes } from "./calendar.ts";
import { courseRoutes } from "./courses.ts";
import { cutRoutes } from "./cuts.ts";
import { disputeRoutes } from "./disputes.ts";
import { eventMoneyRoutes } from "./eventMoney.ts";
import { eventRoutes } from "./events.ts";
import { followRoutes } from "./follow.ts";
import { groupRoutes } from "./groups.ts";
import { healthRoutes } from "./health.ts";
import { holeRoutes } from "./holes.ts";
import { lateScoreRoutes } from "./lateScores.ts";
import { leaderboardRoutes } from "./leaderboard.ts";
import { leaderboardExportRoutes } from "./leaderboardExport.ts";
import { liveRoutes } from "./live.ts";
import { lookupRoutes } from "./lookups.ts";
import { matchRoutes } from "./matches.ts";
import { ownAccountRoutes } from "./ownAccount.ts";
import { participantRoutes } from "./participants.ts";
import { passwordResetRoutes } from "./passwordResets.ts";
import { pictureRoutes } from "./pictures.ts";
import { playOffRoutes } from "./playOffs.ts";
import { recordRoutes } from "./record.ts";
import { registrationRoutes } from "./registrations.ts";
import { reopeningRoutes } from "./reopening.ts";
import { roundCourseRoutes } from "./roundCourse.ts";
import { roundRoutes } from "./rounds.ts";
import { scorecardRoutes } from "./scorecards.ts";
import { scoreHistoryRoutes } from "./scoreHistory.ts";
import { scoringRoutes } from "./scoring.ts";
import { secondFactorRoutes } from "./secondFactor.ts";
import { sessionRoutes } from "./session.ts";
import { sideGamePlayerRoutes } from "./sideGamePlayers.ts";
import { sideGameRoutes } from "./sideGames.ts";
import { statisticsRoutes } from "./statistics.ts";
import { summaryRoutes } from "./summary.ts";
import { teamLeaderboardRoutes } from "./teamLeaderboard.ts";
import { teamRoutes } from "./teams.ts";
import { todayRoutes } from "./today.ts";
import { userRegistrationRoutes } from "./userRegistrations.ts";
import { userRoutes } from "./users.ts";
import { verificationRoutes } from "./verification.ts";

type Routes = (runtime: AppRuntime) => (app: FastifyInstance) => Promise<void>;

/** Every call of the contract, a file for each resource. */
export const allRoutes: ReadonlyArray<Routes> = [
  sessionRoutes,
  pictureRoutes,
  eventRoutes,
  calendarRoutes,
  registrationRoutes,
  todayRoutes,
  participantRoutes,
  cutRoutes,
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
  userRegistrationRoutes,
  adminCountRoutes,
  adminTodayRoutes,
  adminSessionRoutes,
  ownAccountRoutes,
  secondFactorRoutes,
  passwordResetRoutes,
  healthRoutes,
];
