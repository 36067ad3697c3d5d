import { listMyRegistrations } from "../field/registrations.ts";
import { type FirstAsker, type FirstCall, firstCall } from "../firstCalls.ts";
import { listEvents } from "./events.ts";
import { getToday } from "./today.ts";

/** How many events the front page shows. */
export const FEATURED = 3;

/** The calls with which the front page begins. */
export const callsOfFrontPage = ({ hasSession }: FirstAsker): ReadonlyArray<FirstCall> => [
  firstCall(listEvents, { limit: FEATURED, sort: "relevance" }),
  ...(hasSession ? [firstCall(getToday, {}), firstCall(listMyRegistrations, {})] : []),
];
