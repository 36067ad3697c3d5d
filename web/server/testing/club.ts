import type { NewAdministrator } from "../../../application/ports/Administrators.ts";
import type { NewPlayer } from "../../../application/ports/Players.ts";
import type { AdministratorId, PlayerId, TournamentId } from "../../../domain/shared/values.ts";
import type { Browser } from "./browser.ts";
import { test as base, type SignedIn } from "./server.ts";

/** A super admin, with data that are created only by calls of the API. */
export interface Club {
  readonly superAdmin: SignedIn<AdministratorId>;
  readonly newAdmin: (fields?: Partial<NewAdministrator>) => Promise<SignedIn<AdministratorId>>;
  readonly newPlayer: (fields?: Partial<NewPlayer>) => Promise<SignedIn<PlayerId>>;
  /** On a course of eighteen par 4s. */
  readonly newEvent: (fields?: object) => Promise<TournamentId>;
  /** A new player with a place in the event. */
  readonly newEntrant: (
    eventId: TournamentId,
    fields?: Partial<NewPlayer>,
  ) => Promise<SignedIn<PlayerId>>;
}

export const test = base.extend<{ readonly club: Club }>({
  club: async ({ newAdmin, newPlayer }, use) => {
    const superAdmin = await newAdmin({ accountType: "super_admin" });
    const course = await created(superAdmin, "/api/courses", aCourse);
    const choices = await choicesOf(superAdmin);
    const numbers = new Map<TournamentId, number>();

    await use({
      superAdmin,
      newAdmin,
      newPlayer,
      newEvent: async (fields = {}) => {
        const event = { ...anEvent, ...choices, courseId: course.id, ...fields };
        const { id, eventId } = await created(superAdmin, "/api/admin/events", event);
        numbers.set(id, eventId);
        return id;
      },
      newEntrant: async (eventId, fields) => {
        const player = await newPlayer(fields);
        await created(player, `/api/events/${eventId}/register?eventId=${numbers.get(eventId)}`);
        return player;
      },
    });
  },
});

const created = async (browser: Browser, url: string, body?: object) => {
  const response = await browser.send("POST", url, body);
  if (response.statusCode !== 201) throw new Error(`${url}: ${response.body}`);
  return response.json();
};

type Lookups = ReadonlyArray<{ readonly id: string }>;

/** The first item of each list that organisers choose from. */
export const choicesOf = async (browser: {
  readonly get: (url: string) => Promise<{ readonly json: () => Lookups }>;
}) => {
  const first = async (url: string) => (await browser.get(url)).json()[0]?.id;
  return {
    participantStructureId: await first("/api/participant-structures"),
    playFormatId: await first("/api/play-formats"),
    scoringMetricId: await first("/api/scoring-metrics"),
    competitionContainerId: await first("/api/competition-containers"),
  };
};

export const aCourse = {
  name: "Old Course",
  address: "Links Road 1",
  city: "St Andrews",
  state: "Fife",
  holes: Array.from({ length: 18 }, (_, index) => ({
    holeNumber: index + 1,
    par: 4,
    handicap: index + 1,
  })),
};

export const anEvent = {
  name: "Summer Open",
  startDate: "2024-06-06",
  location: "St Andrews",
  maxParticipants: 40,
  registrationFee: "50.00",
  eventType: "stroke_play",
  registrationDeadline: "2099-06-01",
  organizerEmail: "organiser@golf.example",
};
