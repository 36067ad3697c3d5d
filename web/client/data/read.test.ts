import { expect, test, vi } from "vitest";
import { tournamentId } from "../../../domain/scorecard/examples.ts";
import { RoundNumber } from "../../../domain/shared/values.ts";
import { listCourses } from "../../contract/course/courses.ts";
import { listMyRegistrations } from "../../contract/field/registrations.ts";
import { listMatches, listMatchHoles } from "../../contract/match/matches.ts";
import { listGroups } from "../../contract/teeSheet/groups.ts";
import { makeQueryClient } from "./queryClient.ts";
import { isOutdatedBy, ownOf, partOf, readOf } from "./read.ts";

const first = RoundNumber.make(1);
const eventId = tournamentId;

test.each([
  [readOf(listMatches, { eventId }), `/api/events/${eventId}/matches`],
  [
    readOf(listMatchHoles, { eventId, roundNumber: first }),
    `/api/events/${eventId}/rounds/1/match-holes`,
  ],
  [ownOf(listMyRegistrations, {}), "/api/user/registrations"],
])("the values of a call stand in its path", async (query, address) => {
  const server = vi.fn<(address: string) => Promise<Response>>(async () => Response.json([]));
  vi.stubGlobal("fetch", server);
  await makeQueryClient().fetchQuery({ ...query, staleTime: 0 } as never);
  expect(server.mock.lastCall?.[0]).toBe(address);
  vi.unstubAllGlobals();
});

test("those that are not in its path stand in its query", async () => {
  const server = vi.fn<(address: string) => Promise<Response>>(async () => Response.json([]));
  vi.stubGlobal("fetch", server);
  await makeQueryClient().fetchQuery(partOf(listCourses, { offset: 50 }) as never);
  expect(server.mock.lastCall?.[0]).toBe("/api/courses?offset=50");
  vi.unstubAllGlobals();
});

test("two screens that ask the same have one key, and others have another one", () => {
  const { queryKey } = readOf(listMatches, { eventId });
  expect(readOf(listMatches, { eventId }).queryKey).toEqual(queryKey);
  expect(readOf(listGroups, { eventId }).queryKey).not.toEqual(queryKey);
});

test("an answer is outdated by a change of what it is made of, in its event or in none", () => {
  const groups = readOf(listGroups, { eventId });
  const isOutdated = (event: string | null, ...sources: ReadonlyArray<string>) =>
    isOutdatedBy({ eventId: event, sources })(groups);
  expect(isOutdated(eventId, "groups")).toBe(true);
  expect(isOutdated(null, "courses")).toBe(true);
  expect(isOutdated("another event", "groups")).toBe(false);
  expect(isOutdated(eventId, "leaderboard")).toBe(false);
  expect(isOutdatedBy({ eventId, sources: null })(groups)).toBe(true);
});

test("what is of several events follows the changes of each", () => {
  const mine = ownOf(listMyRegistrations, {});
  expect(isOutdatedBy({ eventId, sources: ["registrations"] })(mine)).toBe(true);
});
