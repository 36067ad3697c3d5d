import { CONNECTIONS } from "../load/flood.ts";
import { type Visitor, visitorOf } from "../load/visitor.ts";
import { once } from "../setting.ts";
import { type Installation, installation } from "./installation.ts";

/** Players with sessions of their own, and a course, by calls of the API alone. */
export const club = once(async (setting) => {
  const golf = await installation(setting);
  const course = await golf.organiser.post("/api/courses", aCourse);
  const players: Array<Visitor> = [];
  for (let n = 0; n < CONNECTIONS; n += 10) {
    players.push(
      ...(await Promise.all(Array.from({ length: 10 }, (_, k) => newPlayer(golf, n + k)))),
    );
  }
  return {
    ...golf,
    players,
    /** Of four rounds, in which all of them play. */
    newEvent: async () => {
      const event = { ...anEvent, ...(await choices(golf)), courseId: course.json.id };
      const { json } = await golf.organiser.post("/api/admin/events", event);
      const id: string = json.id;
      for (const player of players) await player.post(`/api/events/${id}/register`);
      return id;
    },
  };
});
export type Club = Awaited<ReturnType<typeof club>>;

const newPlayer = async ({ url }: Installation, n: number) => {
  const player = visitorOf(url);
  await player.post("/api/register", {
    email: `player${n}@golf.example`,
    password: "a password of theirs",
    firstName: "Player",
    lastName: `Number ${n}`,
    phone: "+44 1334 555 0100",
    shirtSize: "M",
    handicap: n % 30,
  });
  return player;
};

/** The first of each list that organisers choose from. */
const choices = async ({ organiser }: Installation) => {
  const first = async (path: string) => (await organiser.get(path)).json[0].id;
  return {
    participantStructureId: await first("/api/participant-structures"),
    playFormatId: await first("/api/play-formats"),
    scoringMetricId: await first("/api/scoring-metrics"),
    competitionContainerId: await first("/api/competition-containers"),
  };
};

const aCourse = {
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

const anEvent = {
  name: "Summer Open",
  startDate: "2099-06-06",
  location: "St Andrews",
  maxParticipants: 150,
  numberOfRounds: 4,
  registrationFee: "0.00",
  eventType: "stroke_play",
  registrationDeadline: "2099-06-01",
  organizerEmail: "organiser@golf.example",
};
