import * as follow from "./board/follow.ts";
import * as leaderboard from "./board/leaderboard.ts";
import * as record from "./board/record.ts";
import * as summary from "./board/summary.ts";
import * as teamLeaderboard from "./board/teamLeaderboard.ts";
import * as attestations from "./card/attestations.ts";
import * as disputes from "./card/disputes.ts";
import * as explanation from "./card/explanation.ts";
import * as lateScores from "./card/lateScores.ts";
import * as ownRounds from "./card/ownRounds.ts";
import * as scorecards from "./card/scorecards.ts";
import * as scoreHistory from "./card/scoreHistory.ts";
import * as scoreSheet from "./card/scoreSheet.ts";
import * as scoring from "./card/scoring.ts";
import * as scoringAverages from "./card/scoringAverages.ts";
import * as courseCard from "./course/courseCard.ts";
import * as courseSearch from "./course/courseSearch.ts";
import * as courses from "./course/courses.ts";
import * as holes from "./course/holes.ts";
import type { Endpoint } from "./endpoint.ts";
import * as adminCounts from "./event/adminCounts.ts";
import * as adminEvents from "./event/adminEvents.ts";
import * as adminToday from "./event/adminToday.ts";
import * as calendar from "./event/calendar.ts";
import * as eventMoney from "./event/eventMoney.ts";
import * as eventSettings from "./event/eventSettings.ts";
import * as events from "./event/events.ts";
import * as lookups from "./event/lookups.ts";
import * as reopening from "./event/reopening.ts";
import * as roundCourse from "./event/roundCourse.ts";
import * as rounds from "./event/rounds.ts";
import * as today from "./event/today.ts";
import * as cuts from "./field/cuts.ts";
import * as entering from "./field/entering.ts";
import * as field from "./field/field.ts";
import * as participants from "./field/participants.ts";
import * as playOffs from "./field/playOffs.ts";
import * as registrations from "./field/registrations.ts";
import * as takings from "./field/takings.ts";
import * as health from "./health.ts";
import * as live from "./live.ts";
import * as matches from "./match/matches.ts";
import * as messages from "./message/messages.ts";
import * as account from "./person/account.ts";
import * as administrators from "./person/administrators.ts";
import * as adminSession from "./person/adminSession.ts";
import * as invitations from "./person/invitations.ts";
import * as mailChoices from "./person/mailChoices.ts";
import * as memberImports from "./person/memberImports.ts";
import * as ownPassword from "./person/ownPassword.ts";
import * as ownSessions from "./person/ownSessions.ts";
import * as passwordResets from "./person/passwordResets.ts";
import * as phone from "./person/phone.ts";
import * as pictures from "./person/pictures.ts";
import * as secondFactor from "./person/secondFactor.ts";
import * as session from "./person/session.ts";
import * as statistics from "./person/statistics.ts";
import * as users from "./person/users.ts";
import * as sideGamePlayers from "./sideGame/sideGamePlayers.ts";
import * as sideGameRecords from "./sideGame/sideGameRecords.ts";
import * as sideGames from "./sideGame/sideGames.ts";
import * as teams from "./team/teams.ts";
import * as groups from "./teeSheet/groups.ts";
import * as pace from "./teeSheet/pace.ts";
import * as teeSheet from "./teeSheet/teeSheet.ts";

const resources = {
  ...session,
  ...account,
  ...ownPassword,
  ...ownSessions,
  ...secondFactor,
  ...administrators,
  ...invitations,
  ...passwordResets,
  ...pictures,
  ...mailChoices,
  ...phone,
  ...events,
  ...eventSettings,
  ...calendar,
  ...registrations,
  ...today,
  ...participants,
  ...entering,
  ...takings,
  ...field,
  ...cuts,
  ...messages,
  ...playOffs,
  ...groups,
  ...teeSheet,
  ...teams,
  ...teamLeaderboard,
  ...leaderboard,
  ...record,
  ...live,
  ...follow,
  ...ownRounds,
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
  ...sideGameRecords,
  ...sideGamePlayers,
  ...eventMoney,
  ...courses,
  searchCourse: courseSearch.searchCourse,
  ...holes,
  ...courseCard,
  ...users,
  ...memberImports,
  ...adminCounts,
  ...adminEvents,
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
