import { par4 } from "../../../domain/scorecard/examples.ts";
import { scorecardIdOf } from "../../../domain/shared/derivedIds.ts";
import {
  type CourseId,
  type HoleId,
  RoundNumber,
  type TournamentId,
} from "../../../domain/shared/values.ts";
import type { Browser } from "./browser.ts";
import { test as base } from "./club.ts";

/** One of each kind of person that a call may come from. */
export const people = [
  "visitor",
  "outsider",
  "waiting",
  "owner",
  "partner",
  "otherAdmin",
  "eventAdmin",
  "superAdmin",
] as const;
export type Who = (typeof people)[number];

export interface Stage {
  readonly eventId: TournamentId;
  readonly courseId: CourseId;
  readonly holeId: HoleId;
  /** The owner's for the first round, with one hole played. */
  readonly scorecardId: string;
  readonly ownerId: string;
  readonly partnerId: string;
  /** Owner and partner tee off together in the first round, and are a pair. */
  readonly groupId: string;
  readonly teamId: string;
  /** Nobody has joined the one of teams; the owner has joined the longest drive and the wolf. */
  readonly sideGameId: string;
  readonly longestDriveId: string;
  readonly wolfGameId: string;
  readonly as: Readonly<Record<Who, Browser>>;
}

/** An event that has two places, both taken; the owner has begun to play. */
export const test = base.extend<{ readonly newStage: () => Promise<Stage> }>({
  newStage: async ({ club, visitor }, use) =>
    use(async () => {
      const eventId = await club.newEvent({ maxParticipants: 2, numberOfRounds: 2 });
      const owner = await club.newEntrant(eventId, { firstName: "Olive" });
      const partner = await club.newEntrant(eventId, { firstName: "Pat" });
      const waiting = await club.newEntrant(eventId, { firstName: "Walt" });
      const outsider = await club.newPlayer({ firstName: "Otto" });
      const eventAdmin = await club.newAdmin({ event: eventId });
      const otherAdmin = await club.newAdmin();
      const { superAdmin } = club;

      const score = { roundNumber: 1, holeScores: [par4(1)] };
      await owner.send("POST", `/api/events/${eventId}/my-scores`, score);
      const round = RoundNumber.make(1);
      const card = { tournamentId: eventId, playerId: owner.id, round };
      const { courseId } = (await superAdmin.get(`/api/events/${eventId}`)).json();
      const [hole] = (await superAdmin.get(`/api/courses/${courseId}/holes`)).json();
      const members = [owner.id, partner.id];
      const group = { groupName: "Early birds", teeTime: "08:00", roundNumber: 1, members };
      const newGroup = await superAdmin.send("POST", `/api/events/${eventId}/groups`, group);
      const pair = { name: "Aces", player1Id: owner.id, player2Id: partner.id };
      const newTeam = await superAdmin.send("POST", `/api/admin/events/${eventId}/pairs`, pair);
      const newGame = async (gameType: string, gameFormat: string) => {
        const game = { gameType, gameFormat, roundNumbers: [1] };
        const url = `/api/events/${eventId}/side-games`;
        return (await superAdmin.send("POST", url, game)).json().id;
      };
      const sideGameId = await newGame("best_ball", "team");
      const longestDriveId = await newGame("longest_drive", "individual");
      const wolfGameId = await newGame("wolf", "individual");
      for (const game of [longestDriveId, wolfGameId]) {
        await owner.send("POST", `/api/side-games/${game}/join`, {});
      }
      return {
        sideGameId,
        longestDriveId,
        wolfGameId,
        groupId: newGroup.json().id,
        teamId: newTeam.json().id,
        eventId,
        courseId,
        holeId: hole.id,
        scorecardId: scorecardIdOf(card),
        ownerId: owner.id,
        partnerId: partner.id,
        as: { visitor, outsider, waiting, owner, partner, otherAdmin, eventAdmin, superAdmin },
      };
    }),
});
