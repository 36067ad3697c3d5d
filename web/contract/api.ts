import * as account from "./account.ts";
import * as adminCounts from "./adminCounts.ts";
import * as adminSession from "./adminSession.ts";
import * as adminToday from "./adminToday.ts";
import * as attestations from "./attestations.ts";
import * as calendar from "./calendar.ts";
import * as courseCard from "./courseCard.ts";
import * as courseSearch from "./courseSearch.ts";
import * as courses from "./courses.ts";
import * as cuts from "./cuts.ts";
import * as disputes from "./disputes.ts";
import type { Endpoint } from "./endpoint.ts";
import * as eventMoney from "./eventMoney.ts";
import * as eventSettings from "./eventSettings.ts";
import * as events from "./events.ts";
import * as explanation from "./explanation.ts";
import * as field from "./field.ts";
import * as follow from "./follow.ts";
import * as groups from "./groups.ts";
import * as health from "./health.ts";
import * as holes from "./holes.ts";
import * as lateScores from "./lateScores.ts";
import * as leaderboard from "./leaderboard.ts";
import * as live from "./live.ts";
import * as lookups from "./lookups.ts";
import * as matches from "./matches.ts";
import * as ownPassword from "./ownPassword.ts";
import * as ownSessions from "./ownSessions.ts";
import * as pace from "./pace.ts";
import * as participants from "./participants.ts";
import * as passwordResets from "./passwordResets.ts";
import * as pictures from "./pictures.ts";
import * as playOffs from "./playOffs.ts";
import * as record from "./record.ts";
import * as registrations from "./registrations.ts";
import * as reopening from "./reopening.ts";
import * as roundCourse from "./roundCourse.ts";
import * as rounds from "./rounds.ts";
import * as scorecards from "./scorecards.ts";
import * as scoreHistory from "./scoreHistory.ts";
import * as scoreSheet from "./scoreSheet.ts";
import * as scoring from "./scoring.ts";
import * as scoringAverages from "./scoringAverages.ts";
import * as secondFactor from "./secondFactor.ts";
import * as session from "./session.ts";
import * as sideGamePlayers from "./sideGamePlayers.ts";
import * as sideGames from "./sideGames.ts";
import * as statistics from "./statistics.ts";
import * as summary from "./summary.ts";
import * as teamLeaderboard from "./teamLeaderboard.ts";
import * as teams from "./teams.ts";
import * as teeSheet from "./teeSheet.ts";
import * as today from "./today.ts";
import * as users from "./users.ts";

const resources = {
  ...session,
  ...account,
  ...ownPassword,
  ...ownSessions,
  ...secondFactor,
  ...passwordResets,
  ...pictures,
  ...events,
  ...eventSettings,
  ...calendar,
  ...registrations,
  ...today,
  ...participants,
  ...field,
  ...cuts,
  ...playOffs,
  ...groups,
  ...teeSheet,
  ...teams,
  ...teamLeaderboard,
  ...leaderboard,
  ...record,
  ...live,
  ...follow,
  ...scorecards,
  ...disputes,
  ...attestations,
  ...scoreHistory,
  ...explanation,
  ...statistics,
  ...scoringAverages,
  ...summary,
  ...matches,
  ...sideGames,
  ...sideGamePlayers,
  ...eventMoney,
  ...courses,
  searchCourse: courseSearch.searchCourse,
  ...holes,
  ...courseCard,
  ...users,
  ...adminCounts,
  ...adminToday,
  ...adminSession,
  ...lookups,
  ...scoring,
  ...scoreSheet,
  ...pace,
  ...lateScores,
  ...roundCourse,
  ...reopening,
  ...rounds,
  ...health,
};

const isEndpoint = (exported: unknown): exported is Endpoint =>
  typeof exported === "object" && exported !== null && "path" in exported && "access" in exported;

/** Every call by its name, for the documentation and for tests that try each of them. */
export const endpoints: ReadonlyArray<readonly [name: string, contract: Endpoint]> =
  Object.entries<unknown>(resources).flatMap(([name, exported]) =>
    isEndpoint(exported) ? [[name, exported] as const] : [],
  );

export const api: ReadonlyArray<Endpoint> = endpoints.map(([, contract]) => contract);
