import { listMyRounds } from "../../../contract/card/ownRounds.ts";
import { getScoringAverages } from "../../../contract/card/scoringAverages.ts";
import { listMyRegistrations } from "../../../contract/field/registrations.ts";
import { getMatchPlayStats } from "../../../contract/match/matches.ts";
import { getHandicapRecord, getStatistics } from "../../../contract/person/statistics.ts";
import { ownOf } from "../../data/read.ts";

/** Since the page was shown last, scores may have come in, and the player may have got a place. */
const anew = { refetchOnMount: "always" } as const;

export const myRegistrationsQuery = { ...ownOf(listMyRegistrations, {}), ...anew };
export const myRoundsQuery = { ...ownOf(listMyRounds, {}), ...anew };
export const myScoringAveragesQuery = { ...ownOf(getScoringAverages, {}), ...anew };
export const myHandicapRecordQuery = ownOf(getHandicapRecord, {});
export const myStatisticsQuery = ownOf(getStatistics, {});
export const myMatchPlayQuery = { ...ownOf(getMatchPlayStats, {}), ...anew };
