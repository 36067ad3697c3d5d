import { day } from "./office.ts";
import { demoPlayer, type SignIn, superAdmin } from "./people.ts";
import { courseAt } from "./places.ts";
import type { Caller, Visits } from "./visits.ts";

type Sent = Readonly<Record<string, unknown>>;

interface Created {
  readonly id: string;
}

/** Somebody with a place in the event, who sends requests until a story gives them a device. */
export interface Entrant extends SignIn, Caller {
  readonly id: string;
  readonly name: string;
}

/** Sends a request without a screen, for stories that are about something else. */
export const send = async (
  { request }: Caller,
  url: string,
  data: object = {},
): Promise<Created> => {
  const answer = await request.post(url, { data });
  if (!answer.ok()) throw new Error(`${url}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
};

/** Reads an answer without a screen. */
export const read = async <A>({ request }: Caller, url: string): Promise<A> => {
  const answer = await request.get(url);
  if (!answer.ok()) throw new Error(`${url}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
};

/** The id of the player who is signed in. */
export const idOf = async (caller: Caller): Promise<string> =>
  (await read<Created>(caller, "/api/user")).id;

interface Other extends Sent {
  /** The beginning of the name of the course. */
  readonly course?: string;
  readonly playFormat?: string;
}

const newEvent = async (office: Caller, name: string, other: Other): Promise<Created> => {
  const { course, playFormat, ...fields } = other;
  const first = async (url: string, called?: string) => {
    const all = await read<ReadonlyArray<Created & { readonly name: string }>>(office, url);
    return (called === undefined ? all[0] : all.find((one) => one.name === called))?.id;
  };
  return send(office, "/api/admin/events", {
    ...{ name, startDate: day(), location: "Elie", maxParticipants: 8 },
    ...{ registrationFee: "10.00", eventType: "stroke_play", registrationDeadline: day() },
    ...{ organizerEmail: "office@club.example", courseId: (await courseAt(office, course)).id },
    participantStructureId: await first("/api/participant-structures"),
    playFormatId: await first("/api/play-formats", playFormat),
    scoringMetricId: await first("/api/scoring-metrics"),
    competitionContainerId: await first("/api/competition-containers"),
    ...fields,
  });
};

/**
 * Creates an event of today without the screens, because a call costs far less than a form. Other
 * fields may be given.
 */
export const eventByCall = async (visits: Visits, name: string, other: Other = {}) => {
  const office = await visits.byCall(superAdmin);
  const { id } = await newEvent(office, name, other);
  const calls = `/api/events/${id}`;

  const enter = async (signIn: SignIn & { readonly name: string }): Promise<Entrant> => {
    const { request } = await visits.byCall(signIn);
    await send({ request }, `${calls}/register`);
    return { ...signIn, request, id: await idOf({ request }) };
  };

  /** A new player with a place in the event. */
  const newPlayer = async (
    firstName: string,
    { lastName = "Teal", handicap = "9.4" } = {},
  ): Promise<Entrant> => {
    const email = `${firstName}.${id}@club.example`.toLowerCase();
    const password = "two-putts-and-in";
    const details = { phone: "+44 20 7946 0301", shirtSize: "MED", agreeToTerms: true };
    const account = { email, password, firstName, lastName, handicap, ...details };
    await send(await visits.byCall(), "/api/register", account);
    return enter({ at: "/auth", email, password, name: `${firstName} ${lastName}` });
  };

  return {
    ...{ id, name, office, newPlayer },
    address: `/events/${id}`,
    desk: `/admin/events/${id}`,
    /** A player of the demo gets a place. */
    enter: (firstName: string) => enter(demoPlayer(firstName)),
    /** A new player with a place in the event, on another phone. */
    newcomer: async (
      firstName: string,
      { refused = [], handicap }: { refused?: ReadonlyArray<string>; handicap?: string } = {},
    ) => {
      const as = await newPlayer(firstName, handicap === undefined ? {} : { handicap });
      return visits.asPhone({ as, refused });
    },
    /** The office takes a player out of the event. */
    remove: async (player: Caller) => {
      const playerIds = [await idOf(player)];
      await send(office, `/api/admin/events/${id}/participants`, { playerIds, action: "remove" });
    },
    change: async (data: Sent): Promise<void> => {
      const answer = await office.request.put(`/api/admin/events/${id}`, { data });
      if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`);
    },
    newGame: (fields: Sent) =>
      send(office, `${calls}/side-games`, {
        ...{ gameFormat: "individual", roundNumbers: [1], ...fields },
      }),
    newGroup: (groupName: string, members: ReadonlyArray<Created>, other: Sent = {}) =>
      send(office, `${calls}/groups`, {
        ...{ groupName, teeTime: "09:00", roundNumber: 1 },
        ...{ members: members.map((member) => member.id), ...other },
      }),
    /** A player enters the strokes of the first holes. */
    play: (player: Caller, ...strokes: ReadonlyArray<number>) =>
      send(player, `${calls}/my-scores`, { roundNumber: 1, holeScores: holesOf(strokes) }),
    /** The office enters the strokes of a player's first holes. */
    record: (player: Created, ...strokes: ReadonlyArray<number>) =>
      send(office, `${calls}/scoring`, {
        ...{ playerId: player.id, roundNumber: 1, holeScores: holesOf(strokes) },
      }),
  };
};

export type EventByCall = Awaited<ReturnType<typeof eventByCall>>;

const holesOf = (strokes: ReadonlyArray<number>) =>
  strokes.map((each, index) => ({ holeNumber: index + 1, strokes: each }));

/** An event of a far day, with two new players. */
export const makeTeeParty = async (visits: Visits, name: string) => {
  const event = await eventByCall(visits, name, {
    ...{ startDate: "2099-06-13", registrationDeadline: "2099-06-12" },
  });
  const as = { lastName: "Teeparty", handicap: "12.4" };
  const ana = await event.newPlayer("Ana", as);
  return { ...event, ana, ben: await event.newPlayer("Ben", as) };
};
