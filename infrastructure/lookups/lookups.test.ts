import { randomUUID } from "node:crypto";
import { Effect } from "effect";
import { expect } from "vitest";
import { Contacts } from "../../application/ports/Contacts.ts";
import { LookupNotFound, Lookups } from "../../application/ports/Lookups.ts";
import { TournamentNumbers } from "../../application/ports/TournamentNumbers.ts";
import { ContactId, LookupId, TournamentId } from "../../domain/shared/values.ts";
import { test } from "../postgres/testing/database.ts";

const aTournament = () => TournamentId.make(randomUUID());

test("the lists hold what every installation starts with", async ({ run }) => {
  const lists = await run(
    Lookups.use((lookups) =>
      Effect.all({
        structures: lookups.participantStructures.list,
        formats: lookups.playFormats.list,
        metrics: lookups.scoringMetrics.list,
        containers: lookups.competitionContainers.list,
        compatibility: lookups.compatibility,
      }),
    ),
  );
  const names = (items: ReadonlyArray<{ readonly name: string }>) => items.map(({ name }) => name);
  expect(names(lists.structures)).toEqual(["Individual", "Pairs", "Foursome", "Team"]);
  expect(lists.formats.map(({ name, code }) => [name, code])).toEqual([
    ["Stroke Play", "STROKE"],
    ["Match Play", "MATCH"],
    ["Stableford", "STABLEFORD"],
    ["Scramble", "SCRAMBLE"],
  ]);
  expect(
    lists.metrics.map(({ name, rankingDirection, requiresHandicap }) => [
      name,
      rankingDirection,
      requiresHandicap,
    ]),
  ).toEqual([
    ["Gross", "asc", false],
    ["Net", "asc", true],
    ["Points", "desc", false],
  ]);
  expect(names(lists.containers)).toEqual(["Single Event", "Season"]);
  expect(lists.compatibility).toHaveLength(
    lists.formats.flatMap(({ compatibleStructures }) => compatibleStructures).length,
  );
});

test("an item answers by its id, also when it is no longer offered", async ({ run, database }) => {
  const [gross] = await run(Lookups.use(({ scoringMetrics }) => scoringMetrics.list));
  const id = gross?.id ?? LookupId.make(randomUUID());
  const table = database.reference.updateTable("scoringMetrics").where("id", "=", id);
  await table.set({ isActive: false }).execute();

  const listed = await run(Lookups.use(({ scoringMetrics }) => scoringMetrics.list));
  expect(listed.map(({ name }) => name)).toEqual(["Net", "Points"]);
  expect(await run(Lookups.use(({ scoringMetrics }) => scoringMetrics.byId(id)))).toMatchObject({
    name: "Gross",
  });
  const unknown = Lookups.use(({ playFormats }) => playFormats.byId(id));
  expect(await run(Effect.flip(unknown))).toEqual(new LookupNotFound({ list: "play format", id }));
});

test("a tournament keeps its number, and numbers have no gaps", async ({ run }) => {
  const numberOf = (id: TournamentId) => TournamentNumbers.use((port) => port.numberOf(id));
  const [first, second] = [aTournament(), aTournament()];

  const number = await run(numberOf(first));
  const again = Array.from({ length: 5 }, () => numberOf(first));
  expect(await run(Effect.all(again, { concurrency: "unbounded" }))).toEqual(
    again.map(() => number),
  );
  expect(await run(numberOf(second))).toBe(number + 1);

  const tournamentOf = (number: number) =>
    TournamentNumbers.use((port) => port.tournamentIdOf(number));
  expect(await run(tournamentOf(number))).toBe(first);
  expect(await run(tournamentOf(number + 2))).toBeNull();
});

test("who asks for a number at the same time gets the same one", async ({ run }) => {
  const id = aTournament();
  const asking = Array.from({ length: 8 }, () =>
    TournamentNumbers.use((port) => port.numberOf(id)),
  );
  const numbers = await run(Effect.all(asking, { concurrency: "unbounded" }));
  expect(new Set(numbers).size).toBe(1);
});

test("an address is kept once for each tournament", async ({ run }) => {
  const tournamentId = aTournament();
  const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()].map((id) =>
    ContactId.make(id),
  ) as [ContactId, ContactId, ContactId];
  const keep = (tournament: TournamentId, email: string, id: ContactId) =>
    run(Contacts.use((contacts) => contacts.keep(tournament, email, id)));

  expect(await keep(tournamentId, "olga@club.example", first)).toBe(first);
  expect(await keep(tournamentId, "olga@club.example", second)).toBe(first);
  expect(await keep(tournamentId, "omar@club.example", second)).toBe(second);
  expect(await keep(aTournament(), "olga@club.example", third)).toBe(third);

  const emails = await run(Contacts.use((port) => port.emailsOf([second, first])));
  expect(Object.fromEntries(emails)).toEqual({
    [first]: "olga@club.example",
    [second]: "omar@club.example",
  });
  expect((await run(Contacts.use((port) => port.emailsOf([])))).size).toBe(0);
});
