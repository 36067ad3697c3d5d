import { par4 } from "../../../domain/scorecard/examples.ts";
import type { PlayerId, TournamentId } from "../../../domain/shared/values.ts";
import type { Browser } from "./browser.ts";
import { aCourse, test as base } from "./club.ts";
import type { SignedIn } from "./server.ts";

export type Player = SignedIn<PlayerId>;

/** The third hole is the only par 3. */
const holes = aCourse.holes.map((hole) => ({ ...hole, par: hole.holeNumber === 3 ? 3 : 4 }));

const skins = {
  gameType: "skins",
  gameFormat: "individual",
  roundNumbers: [1],
  holeNumbers: [1, 2, 3],
  totalPurse: 90,
};

export const test = base.extend<{
  /** Four players in an event, and one more on its waitlist. */
  readonly play: {
    readonly eventId: TournamentId;
    readonly ana: Player;
    readonly ben: Player;
    readonly cleo: Player;
    readonly dora: Player;
    readonly create: (fields?: object, headers?: object) => ReturnType<Browser["send"]>;
    /** The id of a new game. */
    readonly newGame: (fields?: object) => Promise<string>;
  };
}>({
  play: async ({ club }, use) => {
    const { superAdmin } = club;
    const course = await superAdmin.send("POST", "/api/courses", { ...aCourse, holes });
    const courseId = course.json().id;
    const eventId = await club.newEvent({ courseId, numberOfRounds: 2, maxParticipants: 4 });
    const entrant = (firstName: string) => club.newEntrant(eventId, { firstName, lastName: "X" });
    const players = {
      ana: await entrant("Ana"),
      ben: await entrant("Ben"),
      cleo: await entrant("Cleo"),
      dora: await entrant("Dora"),
    };
    const create = (fields: object = {}, headers = {}) =>
      superAdmin.send(
        "POST",
        `/api/events/${eventId}/side-games`,
        { ...skins, ...fields },
        headers,
      );
    const newGame = async (fields: object = {}) => (await create(fields)).json().id;
    await use({ eventId, ...players, create, newGame });
  },
});

export const join = (player: Browser, game: string, body: object = {}, headers = {}) =>
  player.send("POST", `/api/side-games/${game}/join`, body, headers);

export const answered = (response: Awaited<ReturnType<Browser["send"]>>) => [
  response.statusCode,
  response.json().error,
];

export const results = async (reader: Browser, game: string) =>
  (await reader.get(`/api/side-games/${game}/results`)).json();

/** Strokes of the first holes. */
export const play = (player: Browser, eventId: string, ...strokes: ReadonlyArray<number>) =>
  player.send("POST", `/api/events/${eventId}/my-scores`, {
    roundNumber: 1,
    holeScores: strokes.map((each, index) => ({ ...par4(index + 1), strokes: each })),
  });
