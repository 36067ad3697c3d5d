import type { FastifyInstance } from "fastify";
import type { AppRuntime } from "../http/runtime.ts";
import { adminSessionRoutes } from "./adminSession.ts";
import { attestationRoutes } from "./attestations.ts";
import { courseRoutes } from "./courses.ts";
import { eventRoutes } from "./events.ts";
import { groupRoutes } from "./groups.ts";
import { healthRoutes } from "./health.ts";
import { holeRoutes } from "./holes.ts";
import { leaderboardRoutes } from "./leaderboard.ts";
import { leaderboardExportRoutes } from "./leaderboardExport.ts";
import { liveRoutes } from "./live.ts";
import { lookupRoutes } from "./lookups.ts";
import { matchRoutes } from "./matches.ts";
import { ownAccountRoutes } from "./ownAccount.ts";
import { participantRoutes } from "./participants.ts";
import { registrationRoutes } from "./registrations.ts";
import { scorecardRoutes } from "./scorecards.ts";
import { scoreHistoryRoutes } from "./scoreHistory.ts";
import { scoringRoutes } from "./scoring.ts";
import { sessionRoutes } from "./session.ts";
import { sideGameRoutes } from "./sideGames.ts";
import { statisticsRoutes } from "./statistics.ts";
import { summaryRoutes } from "./summary.ts";
import { teamLeaderboardRoutes } from "./teamLeaderboard.ts";
import { teamRoutes } from "./teams.ts";

type Routes = (runtime: AppRuntime) => (app: FastifyInstance) => Promise<void>;

/** Every call of the contract, a file for each resource. */
export const allRoutes: ReadonlyArray<Routes> = [
  sessionRoutes,
  eventRoutes,
  registrationRoutes,
  participantRoutes,
  groupRoutes,
  teamRoutes,
  teamLeaderboardRoutes,
  leaderboardRoutes,
  leaderboardExportRoutes,
  liveRoutes,
  scorecardRoutes,
  attestationRoutes,
  scoreHistoryRoutes,
  scoringRoutes,
  statisticsRoutes,
  summaryRoutes,
  matchRoutes,
  sideGameRoutes,
  courseRoutes,
  holeRoutes,
  lookupRoutes,
  adminSessionRoutes,
  ownAccountRoutes,
  healthRoutes,
];
