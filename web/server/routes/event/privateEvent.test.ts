import { afterEach, describe, expect, vi } from "vitest";
import { settingsWhenAbsent } from "../../../../domain/tournament/settings.ts";
import { calls } from "../../testing/everyCall.ts";
import { test as base, people, type Stage, type Who } from "../../testing/stage.ts";
import { urlOf } from "../../testing/urlOf.ts";

interface PrivateStage extends Stage {
  readonly number: number;
}

const secrets = {
  description: "By the old gate at dusk",
  organizerEmail: "secret.organiser@golf.example",
  registrationFee: "123.45",
};

let shared: Promise<PrivateStage> | undefined;

/** One stage for all tests: they do not change it. */
const test = base.extend<{ readonly stage: PrivateStage }>({
  stage: async ({ newStage }, use) => {
    const set = async () => {
      const stage = await newStage({ name: "Committee Cup", isPrivate: true, ...secrets });
      const detail = await stage.as.superAdmin.get(`/api/events/${stage.eventId}`);
      return { ...stage, number: detail.json().eventId };
    };
    shared ??= set();
    await use(await shared);
  },
});

/** The administrators of this event and its field; not the administrators of other events. */
const insiders: ReadonlyArray<Who> = ["waiting", "owner", "partner", "eventAdmin", "superAdmin"];
const knows = (who: Who) => insiders.includes(who);
const strangers = people.filter((who) => !knows(who));
const admins = people.filter((who) => who.endsWith("Admin"));

const listedTo = async ({ as, eventId }: Stage, who: Who, url = "/api/events") => {
  const events: ReadonlyArray<{ readonly id: string }> = (await as[who].get(url)).json();
  return events.find(({ id }) => id === eventId);
};

describe("the list", () => {
  test.for(people)(
    "the number is shown only to its field and its administrators: %s",
    async (who, { stage }) => {
      const eventId = knows(who) ? stage.number : null;
      expect(await listedTo(stage, who)).toMatchObject({ isPrivate: true, eventId });
    },
  );

  test.for(["visitor", "outsider"] as const)(
    "%s sees only the name, the dates, the place and the status",
    async (who, { stage }) => {
      expect(await listedTo(stage, who)).toEqual({
        id: stage.eventId,
        name: "Committee Cup",
        startDate: "2024-06-06",
        endDate: null,
        location: "St Andrews",
        status: "upcoming",
        isPrivate: true,
        ...{ eventId: null, description: null, registrationFee: null, organizerEmail: null },
        ...{ maxParticipants: 0, courseId: null, teeId: null, category: "Event", eventType: "" },
        ...{ registrationDeadline: null, eventAdminId: null, numberOfRounds: 1 },
        ...{ scoringFormat: "stroke_play", teamFormat: "individual", tieBreak: "shared" },
        ...{ participantStructureId: null, playFormatId: null, scoringMetricId: null },
        ...{ competitionContainerId: null, handicapRequired: false, handicapAllowance: 100 },
        ...{ sideGamesEnabled: false, availableSideGames: [] },
        ...{ revision: 0, rounds: [], participantCount: null, createdAt: null, updatedAt: null },
        ...{ publicBoard: false, shareCode: null },
        ...settingsWhenAbsent,
      });
    },
  );

  test.for(people.filter((who) => who !== "visitor" && who !== "outsider"))(
    "the field and every administrator see the other fields: %s",
    async (who, { stage }) => {
      expect(await listedTo(stage, who)).toMatchObject({ ...secrets, maxParticipants: 2 });
    },
  );

  test.for(admins)(
    "the list of administrators follows the same rules: %s",
    async (who, { stage }) => {
      const eventId = knows(who) ? stage.number : null;
      expect(await listedTo(stage, who, "/api/admin/events")).toMatchObject({
        eventId,
        ...secrets,
      });
    },
  );
});

test.for(people.filter((who) => who !== "visitor" && who !== "outsider"))(
  "the event contains its number only for its field and its administrators: %s",
  async (who, { stage }) => {
    const detail = await stage.as[who].get(`/api/events/${stage.eventId}`);
    expect(detail.statusCode).toBe(200);
    expect(detail.json().eventId).toBe(knows(who) ? stage.number : null);
  },
);

const reads = calls.filter(([, { method }]) => method === "GET");

test("no answer of any call contains the number for a stranger", async ({ stage }) => {
  for (const [name, call] of reads) {
    for (const who of strangers) {
      const { body, headers } = await stage.as[who].get(urlOf([name, call], stage));
      const answer = `${JSON.stringify(headers)} ${body}`;
      expect([name, who, tells(answer, stage.number)]).toEqual([name, who, false]);
    }
  }
});

/** As a separate word, because an id or a time may contain the same six digits. */
const tells = (text: string, number: number) =>
  new RegExp(`(?<![\\w.-])${number}(?![\\w.-])`).test(text);

test("the check finds the number in an answer that contains it", async ({ stage }) => {
  const { body } = await stage.as.owner.get("/api/events");
  expect(tells(body, stage.number)).toBe(true);
});

/** Everything that visitors and outsiders may read. */
test("no answer of any call contains other private fields for a stranger", async ({ stage }) => {
  for (const [name, call] of reads) {
    for (const who of ["visitor", "outsider"] as const) {
      const { body } = await stage.as[who].get(urlOf([name, call], stage));
      for (const secret of Object.values(secrets)) {
        expect([name, who, body.includes(secret)]).toEqual([name, who, false]);
      }
    }
  }
});

afterEach(() => void vi.useRealTimers());

const aboutEvents = reads.filter(([, { path }]) => path.startsWith("/api/events/:eventId"));

/** The same request with an id that does not exist. */
const free = (number: number) => (number === 999_999 ? 100_000 : number + 1);

test.for(aboutEvents)(
  "%s with the number answers a stranger as with a number that no event has",
  async ([name, call], { stage }) => {
    // Calendar files contain the second in which they were written.
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    for (const who of people) {
      const at = (eventId: string | number) =>
        stage.as[who].get(urlOf([name, call], { ...stage, eventId: String(eventId) as never }));
      const byNumber = await at(stage.number);
      const expected = await at(knows(who) ? stage.eventId : free(stage.number));
      // Compared letter by letter: any difference between the two refusals would reveal the number.
      expect([name, who, byNumber.statusCode, byNumber.body]).toEqual([
        ...[name, who, expected.statusCode, expected.body],
      ]);
    }
  },
);

const wrong = "The Event ID you entered does not match this event";
const notPlayers = [401, "Not authenticated"] as const;

/** Players of the field learn that they are in it only with the right number. */
const registrations = {
  visitor: [notPlayers, notPlayers],
  outsider: [
    [403, wrong],
    [403, wrong],
  ],
  waiting: [
    [403, wrong],
    [409, "Already registered for this event"],
  ],
  owner: [
    [403, wrong],
    [409, "Already registered for this event"],
  ],
  partner: [
    [403, wrong],
    [409, "Already registered for this event"],
  ],
  otherAdmin: [notPlayers, notPlayers],
  eventAdmin: [notPlayers, notPlayers],
  superAdmin: [notPlayers, notPlayers],
} as const satisfies Record<Who, unknown>;

test.for(people)("a registration needs the number: %s", async (who, { stage }) => {
  const register = async (typed: number) => {
    const url = `/api/events/${stage.eventId}/register?eventId=${typed}`;
    const { statusCode, body } = await stage.as[who].send("POST", url);
    return [statusCode, JSON.parse(body).error];
  };
  // The outsider does not send the right number here, because that would change the stage.
  const right = who === "outsider" ? free(stage.number) : stage.number;
  expect([await register(free(stage.number)), await register(right)]).toEqual(registrations[who]);
});
