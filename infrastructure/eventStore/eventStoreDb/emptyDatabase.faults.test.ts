import { ConfigProvider, Effect } from "effect";
import { expect, onTestFinished } from "vitest";
import { TournamentFacts } from "../../../application/facts/tournamentFacts.ts";
import { Courses } from "../../../application/ports/Courses.ts";
import { demoEvents } from "../../../workers/cli/demo/demoEvents.ts";
import { demoPeople } from "../../../workers/cli/demo/demoPeople.ts";
import { demoTournamentId } from "../../../workers/cli/demo/demoTournament.ts";
import { seedDemo } from "../../../workers/cli/demo/seedDemo.ts";
import { prepareInstallation } from "../../host/prepareInstallation.ts";
import { connect } from "../../postgres/database.ts";
import { createDatabase, test } from "../../postgres/testing/database.ts";
import { startAnotherProduct, startProductOnFake } from "./testing/productOnFake.ts";

const emptyDatabase = async () => {
  const { url, drop } = await createDatabase();
  const database = connect(url);
  onTestFinished(async () => {
    await database.close();
    await drop();
  });
  return database;
};

const start = prepareInstallation.pipe(
  Effect.provide(ConfigProvider.layer(ConfigProvider.fromEnv({ env: {} }))),
);

interface People {
  readonly players: ReadonlyArray<Login>;
  readonly administrators: ReadonlyArray<Login>;
}
interface Login {
  readonly id: string;
  readonly email: string;
}

/** The order does not matter. */
const loginsOf = ({ players, administrators }: People) =>
  new Map([...players, ...administrators].map(({ id, email }) => [id, email]));

test("a start with events but an empty database says so, and the demo restores its people and courses", async ({
  database,
}) => {
  const { server, product } = await startProductOnFake(database);
  expect(await product.runPromise(start)).toEqual([]);
  await product.runPromise(seedDemo());
  expect(await product.runPromise(start)).toEqual([]);
  const people = await product.runPromise(demoPeople);

  const restored = startAnotherProduct(await emptyDatabase(), server);
  expect(await restored.runPromise(start)).toEqual([
    "The event store holds events, and this database none of the people and courses that they name: " +
      'restore the database that belongs to it, or players stand as "Former player".',
  ]);
  await restored.runPromise(seedDemo());
  expect(await restored.runPromise(start)).toEqual([]);
  const brought = await restored.runPromise(demoPeople);
  expect(loginsOf(brought)).toEqual(loginsOf(people));
  const course = await restored.runPromise(
    TournamentFacts.use(({ tournament }) => tournament(demoTournamentId(demoEvents.active))).pipe(
      Effect.flatMap(({ settings }) => Courses.use(({ byId }) => byId(settings.courseId!))),
    ),
  );
  expect(course.tees.map(({ name }) => name)).not.toEqual([]);
});
