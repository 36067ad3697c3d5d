import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { range } from "../../domain/golf/range.ts";
import { type CardSum, type Club, judgeBoard, judgeStored, retried } from "../club.ts";
import { environmentOf } from "../environment.ts";
import { CONNECTIONS } from "../load/flood.ts";
import { visitorOf } from "../load/visitor.ts";
import { RunFailed } from "../row.ts";
import { once } from "../setting.ts";
import { type Installation, installation } from "./installation.ts";

interface ClubOfProduct extends Club {
  /** As `check`, without folding the whole log, which takes minutes if it is long. */
  readonly checkStored: Club["check"];
}

/** Players with sessions and a course, created through the API only. */
export const openClub = async (golf: Installation, size = CONNECTIONS): Promise<ClubOfProduct> => {
  const course = await golf.organiser.post("/api/courses", aCourse);
  const players: Array<Awaited<ReturnType<typeof newPlayer>>> = [];
  for (const n of range(1, size)) players.push(await newPlayer(golf, n));
  const checkStored: Club["check"] = async (eventId, acknowledged) => {
    judgeStored((await golf.facts.query(timesStored, [acknowledged])).rows);
    await retried(async () => {
      const { json } = await golf.organiser.get(`/api/events/${eventId}/leaderboard`);
      judgeBoard(json, (await golf.facts.query<CardSum>(sums, [eventId])).rows);
    });
  };
  return {
    url: golf.url,
    players,
    newEvent: async () => {
      const event = { ...anEvent, ...(await choices(golf)), courseId: course.json.id };
      const { json } = await golf.organiser.post("/api/admin/events", event);
      for (const { visitor } of players) await visitor.post(`/api/events/${json.id}/register`);
      return String(json.id);
    },
    checkStored,
    check: async (eventId, acknowledged) => {
      await checkStored(eventId, acknowledged);
      await readModelsAgree(golf);
    },
  };
};

/** The club that several rows share. */
export const club = once(async (setting) => openClub(await installation(setting)));

const timesStored = `
  select id, count(position)::int as times
  from unnest($1::text[]) as id
  left join event_store.events
    on metadata ->> 'correlationId' = id and type = 'HoleScoresRecorded'
  group by id`;

/** The last score of each hole, from the log only. */
const sums = `
  with card as (
    select stream, data ->> 'playerId' as "playerId", (data ->> 'round')::int as "roundNumber"
    from event_store.events
    where type = 'ScorecardOpened' and data ->> 'tournamentId' = $1
  )
  select "playerId", "roundNumber", sum(strokes)::int as gross
  from (
    select distinct on (stream, hole ->> 'holeNumber')
      "playerId", "roundNumber", (hole ->> 'strokes')::int as strokes
    from card join event_store.events using (stream),
      jsonb_array_elements(data -> 'holeScores') as hole
    where type = 'HoleScoresRecorded'
    order by stream, hole ->> 'holeNumber', position desc
  ) as last
  group by "playerId", "roundNumber"`;

const run = promisify(execFile);

/** `golf verify` compares each read model with the events, and fails if they differ. */
const readModelsAgree = async ({ database }: Installation) => {
  for (const projection of ["leaderboard", "scorecards"]) {
    const env = environmentOf({ DATABASE_URL: database });
    const verifying = run(process.execPath, ["dist/bench/golf.js", "verify", projection], { env });
    await verifying.catch((error: Error) => {
      throw new RunFailed(`The events make another ${projection}: ${error.message}`);
    });
  }
};

const newPlayer = async ({ url }: Installation, n: number) => {
  const visitor = visitorOf(url);
  const { json } = await visitor.post("/api/register", {
    email: `player${n}@golf.example`,
    password: "a password of theirs",
    firstName: "Player",
    lastName: `Number ${n}`,
    phone: "+44 1334 555 0100",
    shirtSize: "M",
    handicap: n % 30,
  });
  return { id: String(json.id), cookie: visitor.cookie(), visitor };
};

/** The first item of each list that organisers choose from. */
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
  holes: range(1, 18).map((holeNumber) => ({ holeNumber, par: 4, handicap: holeNumber })),
};

const anEvent = {
  name: "Summer Open",
  // Opened by the office before its day: the clock ends events of the past.
  startDate: "2099-06-06",
  status: "active",
  location: "St Andrews",
  maxParticipants: 150,
  numberOfRounds: 4,
  registrationFee: "0.00",
  eventType: "stroke_play",
  registrationDeadline: "2099-06-01",
  organizerEmail: "organiser@golf.example",
  publicBoard: true,
};
