import { randomUUID } from "node:crypto";
import { aCourse, anEvent, choicesOf } from "../../testing/club.ts";
import { call, type Person, signIn, succeed } from "./call.ts";
import { superAdmin } from "./processes.ts";

export interface Club {
  readonly admin: Person;
  readonly newPlayer: () => Promise<Person>;
  readonly newEvent: (fields?: object) => Promise<string>;
  readonly register: (eventId: string, player: Person) => Promise<void>;
}

/** A club on a running server, which is created only through calls. */
export const openClub = async (origin: string): Promise<Club> => {
  const admin = await signIn(origin, "/api/admin/login", superAdmin);
  const course = await succeed(origin, admin, "POST", "/api/courses", { body: aCourse });
  const choices = await choicesOf({
    get: async (path) => {
      const { body } = await call(origin, admin, "GET", path);
      return { json: () => body };
    },
  });
  return {
    admin,
    newPlayer: () => signIn(origin, "/api/register", anAccount()),
    newEvent: async (fields = {}) => {
      const body = { ...anEvent, ...choices, ...inPlay, courseId: course.id, ...fields };
      return (await succeed(origin, admin, "POST", "/api/admin/events", { body })).id;
    },
    register: async (eventId, player) => {
      await succeed(origin, player, "POST", `/api/events/${eventId}/register`);
    },
  };
};

/** Opened by the office before its day, because the clock of a running product ends events of the past. */
const inPlay = { startDate: "2099-06-06", status: "active" };

/** An event and its players. */
export const openEvent = async (origin: string, players: number) => {
  const club = await openClub(origin);
  const eventId = await club.newEvent();
  const field = await Promise.all(Array.from({ length: players }, () => club.newPlayer()));
  for (const player of field) await club.register(eventId, player);
  return { club, eventId, field };
};

const anAccount = () => ({
  email: `${randomUUID()}@club.example`,
  password: "secret-enough",
  firstName: "Pat",
  lastName: `Player ${randomUUID().slice(0, 8)}`,
  phone: "+43 660 7654321",
  shirtSize: "MED",
  handicap: "18.2",
});
