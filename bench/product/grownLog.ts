import { ManagedRuntime } from "effect";
import pg from "pg";
import { EventStore } from "../../application/ports/EventStore.ts";
import { FieldEvent } from "../../domain/field/events.ts";
import { range } from "../../domain/golf/range.ts";
import { ScorecardEvent } from "../../domain/scorecard/events.ts";
import { registrationIdOf, scorecardIdOf } from "../../domain/shared/derivedIds.ts";
import { streams } from "../../domain/shared/streams.ts";
import { PlayerId, RoundNumber, TournamentId } from "../../domain/shared/values.ts";
import { created } from "../../domain/tournament/examples.ts";
import { eventStorePostgres } from "../../infrastructure/eventStore/postgres/eventStorePostgres.ts";
import { connect } from "../../infrastructure/postgres/database.ts";
import { migrate } from "../../infrastructure/postgres/migrate.ts";
import { postgres } from "../floors/postgres.ts";
import { once, type Setting } from "../setting.ts";
import { withMetadata } from "./anEvent.ts";
import { terms } from "./terms.ts";

/**
 * The small log: this many people and tournaments; in each tournament ten players score ten holes.
 */
const PEOPLE = 100;
const TOURNAMENTS = 100;
const PLAYERS = 10;
const HOLES = 10;

/** Streams that are written at the same time, so that appends share batches. */
const WRITERS = 128;

const id = (kind: number, n: number) =>
  `00000000-0000-4000-${9000 + kind}-${String(n).padStart(12, "0")}`;
export const tournamentIn = (n: number) => TournamentId.make(id(1, n));

/** Creates a database with this many times the data. It is closed, so that it can be copied. */
const load = async (setting: Setting, name: string, times: number) => {
  const url = await (await postgres(setting)).create(name);
  await migrate(url);
  const database = connect(url);
  const runtime = ManagedRuntime.make(eventStorePostgres(database));
  const { append } = await runtime.runPromise(EventStore);

  const playerIds = range(1, PEOPLE * times).map((n) => PlayerId.make(id(2, n)));
  const waiting = [...range(1, TOURNAMENTS * times)];
  const writeSome = async () => {
    for (let n = waiting.pop(); n !== undefined; n = waiting.pop()) {
      const tournamentId = tournamentIn(n);
      const first = (n * 7) % (playerIds.length - PLAYERS + 1);
      const field = playerIds.slice(first, first + PLAYERS);
      for (const [stream, facts] of factsOf(tournamentId, n, field)) {
        const events = facts.map((event) => withMetadata(event, tournamentId));
        await runtime.runPromise(append(stream, events, null));
      }
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writeSome));
  await runtime.dispose();
  await database.close();

  const client = new pg.Client(url);
  await client.connect();
  await client.query(people, [playerIds]);
  await client.query("vacuum analyze");
  await client.end();
  return { name, url };
};

/** They have no passwords, because none of them signs in. */
const people = `
  insert into reference.players (id, first_name, last_name, email, phone, handicap)
  select id, 'Person', 'Number ' || n, 'person' || n || '@golf.example', '+44 1334 555 0100', n % 30
  from unnest($1::uuid[]) with ordinality as person (id, n)`;

/** The events that the product would have written, by stream. */
const factsOf = (tournamentId: TournamentId, n: number, field: ReadonlyArray<PlayerId>) => [
  [
    streams.tournament(tournamentId),
    [{ ...created({ name: `Open ${n}` }), tournamentId, number: 100_000 + n, status: "completed" }],
  ] as const,
  [
    streams.field(tournamentId),
    field.map((playerId) => {
      const registrationId = registrationIdOf(tournamentId, playerId);
      const registered = { tournamentId, playerId, registrationId, by: "player" } as const;
      return FieldEvent.cases.PlayerRegistered.make(registered);
    }),
  ] as const,
  ...field.map((playerId, player) => {
    const key = { tournamentId, playerId, round: RoundNumber.make(1) };
    const scorecardId = scorecardIdOf(key);
    const opened = ScorecardEvent.cases.ScorecardOpened.make({ scorecardId, ...key, ...terms });
    const scores = terms.course.holes.slice(0, HOLES).map(({ holeNumber }) =>
      ScorecardEvent.cases.HoleScoresRecorded.make({
        scorecardId,
        holeScores: [
          { holeNumber, strokes: 3 + ((n + player) % 4), putts: 2, penalties: 0, notes: null },
        ],
        reason: null,
      }),
    );
    return [streams.scorecard(key), [opened, ...scores]] as const;
  }),
];

/** A hundred people and tournaments, and ten thousand hole scores. */
export const smallLog = once((setting) => load(setting, "small_log", 1));

/** A hundred times as much, or ten times as much in a quick run. */
export const largeLog = once((setting) => load(setting, "large_log", setting.pace.growth));
