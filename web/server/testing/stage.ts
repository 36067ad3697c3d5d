import { randomInt, randomUUID } from "node:crypto";
import { anOrigin } from "../../../application/accounts/examples.ts";
import { Players } from "../../../application/ports/Players.ts";
import { type SessionOwner, Sessions } from "../../../application/ports/Sessions.ts";
import { par4 } from "../../../domain/scorecard/examples.ts";
import { scorecardIdOf } from "../../../domain/shared/derivedIds.ts";
import {
  type CourseId,
  type HoleId,
  RoundNumber,
  type TournamentId,
} from "../../../domain/shared/values.ts";
import { aPixel } from "../../../infrastructure/pictures/testing.ts";
import type { Browser } from "./browser.ts";
import { test as base } from "./club.ts";

/** One of each kind of caller, in one event. */
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
  /** Its board is public. */
  readonly shareCode: string;
  /** The owner's registration. */
  readonly pictureName: string;
  readonly courseId: CourseId;
  readonly holeId: HoleId;
  /** The owner's card for the first round, with one hole played. */
  readonly scorecardId: string;
  readonly ownerId: string;
  readonly partnerId: string;
  readonly outsiderId: string;
  /** Owner and partner are in one group of the first round, and are a pair. */
  readonly groupId: string;
  readonly teamId: string;
  /** The team game has no players; the owner has joined the longest drive and the Wolf game. */
  readonly sideGameId: string;
  readonly longestDriveId: string;
  readonly wolfGameId: string;
  /** The e-mail addresses and telephone numbers of its players. */
  readonly contacts: ReadonlyArray<string>;
  /** The sessions of the owner and the super admin on another device. */
  readonly sessionId: string;
  readonly superAdminSessionId: string;
  /** Not sent in a mail. */
  readonly token: string;
  readonly as: Readonly<Record<Who, Browser>>;
}

/** A picture name has this form, whatever the picture is. */
const pictureName = `${"0".repeat(64)}.webp`;

/** An event with two places, both taken; the owner has begun to play. */
export const test = base.extend<{ readonly newStage: (fields?: object) => Promise<Stage> }>({
  newStage: async ({ club, visitor, runtime }, use) =>
    use(async (fields = {}) => {
      const { superAdmin } = club;
      const eventId = await club.newEvent({
        publicCards: true,
        groupScoring: true,
        maxParticipants: 2,
        numberOfRounds: 2,
        publicBoard: true,
        ...fields,
      });
      const contacts: Array<string> = [];
      const named = (firstName: string) => {
        const email = `${randomUUID()}@stage.example`;
        const phone = `+43 ${randomInt(1e9, 1e10)}`;
        contacts.push(email, phone);
        return { firstName, email, phone };
      };
      // Independent steps run in parallel, which takes half the time.
      const [owner, partner, outsider, eventAdmin, otherAdmin] = await Promise.all([
        club.newEntrant(eventId, named("Olive")),
        club.newEntrant(eventId, named("Pat")),
        club.newPlayer(named("Otto")),
        club.newAdmin({ event: eventId }),
        club.newAdmin(),
      ]);
      const waiting = await club.newEntrant(eventId, named("Walt"));

      const onAnotherDevice = async (owner: SessionOwner, browser: Browser) => {
        const open = Sessions.use((sessions) => sessions.open(owner, { remember: false }));
        await runtime.runPromise(open);
        const kind = owner.kind === "player" ? "user" : "admin";
        const sessions = (await browser.get(`/api/${kind}/sessions`)).json();
        return String(sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent).id);
      };
      const made = async (path: string, body: object) =>
        (await superAdmin.send("POST", path, body)).json().id;
      const event = `/api/events/${eventId}`;
      const members = [owner.id, partner.id];
      const newGame = (gameType: string, gameFormat: string, ...roundNumbers: [number]) =>
        made(`${event}/side-games`, { gameType, gameFormat, roundNumbers });
      const round = RoundNumber.make(1);
      const score = { roundNumber: round, holeScores: [par4(1)] };
      const group = { groupName: "Early birds", teeTime: "08:00", roundNumber: round, members };
      const pair = { name: "Aces", player1Id: owner.id, player2Id: partner.id };
      const [sideGameId, longestDriveId, wolfGameId, groupId, teamId] = await Promise.all([
        // Nobody has a score in its round, so it may still be joined.
        newGame("best_ball", "team", 2),
        newGame("longest_drive", "individual", 1),
        newGame("wolf", "individual", 1),
        made(`${event}/groups`, group),
        made(`/api/admin/events/${eventId}/pairs`, pair),
      ]);
      await Promise.all(
        [sideGameId, longestDriveId, wolfGameId].map((game) =>
          owner.send("POST", `/api/side-games/${game}/join`, { teamName: "Blues" }),
        ),
      );
      await owner.send("POST", `${event}/my-scores`, score);
      const card = { tournamentId: eventId, playerId: owner.id, round };
      const { courseId, shareCode } = (await superAdmin.get(event)).json();
      const [[hole], sessionId, superAdminSessionId] = await Promise.all([
        superAdmin.get(`/api/courses/${courseId}/holes`).then((answer) => answer.json()),
        onAnotherDevice({ kind: "player", id: owner.id }, owner),
        onAnotherDevice({ kind: "admin", id: superAdmin.id }, superAdmin),
        runtime.runPromise(
          Players.use((players) =>
            players.setPicture(owner.id, { name: pictureName, webp: aPixel }, anOrigin()),
          ),
        ),
      ]);
      return {
        sideGameId,
        longestDriveId,
        wolfGameId,
        groupId,
        teamId,
        contacts,
        eventId,
        pictureName,
        shareCode,
        courseId,
        holeId: hole.id,
        scorecardId: scorecardIdOf(card),
        ownerId: owner.id,
        partnerId: partner.id,
        outsiderId: outsider.id,
        sessionId,
        superAdminSessionId,
        token: "nobody-was-given-this",
        as: { visitor, outsider, waiting, owner, partner, otherAdmin, eventAdmin, superAdmin },
      };
    }),
});
