import { par4 } from "../../../domain/scorecard/examples.ts";
import type { TournamentId } from "../../../domain/shared/values.ts";
import type { Browser } from "./browser.ts";
import type { Club } from "./club.ts";

const MS_OF_A_DAY = 24 * 60 * 60 * 1000;

/** A date of the organiser's clock, relative to today. */
export const dayAfter = (days: number) =>
  new Date(Date.now() + days * MS_OF_A_DAY).toISOString().slice(0, 10);

/** An active event of several days. */
export const running = async (club: Club, fields: object = {}) => {
  const dates = { startDate: dayAfter(-1), endDate: dayAfter(3) };
  const eventId = await club.newEvent({ ...dates, status: "active", ...fields });
  await club.superAdmin.send("PUT", `/api/admin/events/${eventId}`, { status: "active" });
  return eventId;
};

/** A par on each of these holes. */
export const score = (
  player: Browser,
  eventId: TournamentId,
  holes: ReadonlyArray<number>,
  round = 1,
) =>
  player.send("POST", `/api/events/${eventId}/my-scores`, {
    roundNumber: round,
    holeScores: holes.map((hole) => par4(hole)),
  });

/** A group of the first round. */
export const group = (
  club: Club,
  eventId: TournamentId,
  teeTime: string,
  members: ReadonlyArray<string>,
  startHole: number | null = null,
) =>
  club.superAdmin.send("POST", `/api/events/${eventId}/groups`, {
    ...{ groupName: "Larks", roundNumber: 1, teeTime, members, startHole },
  });

export const wholeCourse = Array.from({ length: 18 }, (_, index) => index + 1);

/** What a player has to do now. */
export const todayOf = async (player: Browser) => (await player.get("/api/user/today")).json();
