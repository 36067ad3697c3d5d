import { Effect } from "effect";
import { sql } from "kysely";
import { expect } from "vitest";
import { aPlayer } from "../../../application/accounts/examples.ts";
import { Contacts } from "../../../application/ports/Contacts.ts";
import { EventStore } from "../../../application/ports/EventStore.ts";
import { People } from "../../../application/ports/People.ts";
import { Players } from "../../../application/ports/Players.ts";
import { Sessions } from "../../../application/ports/Sessions.ts";
import {
  ana as anasId,
  card,
  metadata,
  opened,
  par4,
  recorded,
} from "../../../domain/scorecard/examples.ts";
import { streams } from "../../../domain/shared/streams.ts";
import { ContactId } from "../../../domain/shared/values.ts";
import { readModelsCaughtUp } from "../../../projections/caughtUp.ts";
import { isLed } from "../../../projections/engine/asLeader.ts";
import { test as base } from "../import/testing/product.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { commandLine, type Ended, personAnswering, script } from "../testing/commands.ts";
import { registerUsersCommand } from "./usersCommand.ts";

interface Fixtures {
  readonly erase: (person: Terminal, ...args: ReadonlyArray<string>) => Promise<Ended>;
}

const test = base.extend<Fixtures>({
  erase: async ({ product }, use) => {
    const run = commandLine((program, person) => registerUsersCommand(program, product, person));
    await use((person, ...args) => run(person, "users", "erase", ...args));
  },
});

const ana = aPlayer({ id: anasId, firstName: "Ana", lastName: "Zwetschgenbaum" });
const stream = streams.scorecard(card);

/** Ana has an account, is signed in, organises an event, and played a hole with a note. */
const played = Effect.gen(function* () {
  const origin = {
    actor: { kind: "player", id: ana.id } as const,
    commandId: metadata(0).commandId,
  };
  yield* Players.use(({ create }) => create(ana, origin));
  const contact = ContactId.make("3f6f4f0e-0f5e-4f6b-8a39-5d2a4f3f9a11");
  yield* Contacts.use(({ keep }) => keep(card.tournamentId, ana.email.toUpperCase(), contact));
  const owner = { kind: "player", id: ana.id } as const;
  yield* Sessions.use(({ open }) => open(owner, { remember: false }));
  const score = recorded({ ...par4(1), notes: "in the water" });
  const stored = [opened, score].map((event, index) => ({ event, metadata: metadata(index + 1) }));
  yield* EventStore.use(({ append }) => append(stream, stored, null));
});

test("an erased player is in no table, and the texts they typed are listed", async ({
  product,
  database,
  erase,
}) => {
  await product.runPromise(Effect.repeat(isLed, { until: (led) => led }));
  await product.runPromise(played);
  await product.runPromise(readModelsCaughtUp);
  const line = expect.stringMatching(
    new RegExp(
      `^${stream} 1\t\\S+Z\tHoleScoresRecorded holeScores.0.notes\t.*\tin the water$`,
      "u",
    ),
  );

  const checked = await erase(script, ana.email, "--check");
  expect(checked).toEqual({
    code: 0,
    output: [
      line,
      `Nothing was erased. Of Ana Zwetschgenbaum (${ana.email}) would stay: 1 typed text.`,
    ],
  });
  expect(await erase(script, ana.id)).toMatchObject({ code: 1, output: [line, "Say also --yes."] });
  const questions: Array<string> = [];
  const refused = await erase(personAnswering("no", questions), ana.id);
  expect(refused.output.at(-1)).toBe("Nothing was changed.");
  expect(questions).toEqual([
    `Erase Ana Zwetschgenbaum (${ana.email}) for good? What stays: 1 typed text. (yes or no)`,
  ]);
  expect(
    (await product.runPromise(People.use(({ named }) => named([ana.id])))).get(ana.id),
  ).toMatchObject({ lastName: "Zwetschgenbaum" });

  const { code, output } = await erase(script, ana.id, "--yes", "--json");
  expect(code).toBe(0);
  expect(JSON.parse(output[0] ?? "")).toMatchObject({
    id: ana.id,
    erased: true,
    typedTexts: [{ stream, revision: 1, field: "holeScores.0.notes", text: "in the water" }],
  });
  expect(
    (await product.runPromise(People.use(({ named }) => named([ana.id])))).get(ana.id),
  ).toMatchObject({ firstName: "Former", lastName: "player" });
  for (const word of ["Zwetschgenbaum", ana.email, ana.email.toUpperCase(), ana.phone]) {
    expect(await tablesWith(database.reference, word)).toEqual([]);
  }
});

type Reference = Parameters<ReturnType<typeof sql<{ table: string }>>["execute"]>[0];

/** All rows that PostgreSQL stores for this installation, as text. */
const tablesWith = async (db: Reference, word: string) => {
  const { rows } = await sql<{ table: string }>`
    select format('%I.%I', schemaname, tablename) as "table" from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(db);
  const found: Array<string> = [];
  for (const { table } of rows) {
    const hits = await sql`select 1 from ${sql.raw(table)} every
      where strpos(every::text, ${word}) > 0 limit 1`.execute(db);
    if (hits.rows.length > 0) found.push(table);
  }
  return found;
};
