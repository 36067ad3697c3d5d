import { randomUUID } from "node:crypto";
import { Effect } from "effect";
import { expect } from "vitest";
import { Contacts } from "../../application/ports/Contacts.ts";
import { LookupNotFound, Lookups } from "../../application/ports/Lookups.ts";
import { ContactId, LookupId, TournamentId } from "../../domain/shared/values.ts";
import { test } from "../postgres/testing/database.ts";

const aTournament = () => TournamentId.make(randomUUID());

test("the lists contain the items that every installation starts with", async ({ run }) => {
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

test("an item can be read by its id, even when it is not offered any more", async ({
  run,
  database,
}) => {
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

test("an e-mail address is stored once for each tournament", async ({ run }) => {
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
