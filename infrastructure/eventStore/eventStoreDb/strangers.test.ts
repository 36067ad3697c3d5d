import { randomUUID } from "node:crypto";
import { Effect, Stream } from "effect";
import { expect } from "vitest";
import { EventStore } from "../../../application/ports/EventStore.ts";
import { ProjectionAdmin } from "../../../application/ports/ProjectionAdmin.ts";
import { streams } from "../../../domain/shared/streams.ts";
import { player, textOf } from "../../../workers/cli/import/examples.ts";
import { importedIdOf } from "../../../workers/cli/import/importTournament.ts";
import { fileOf } from "../../../workers/cli/import/testing/files.ts";
import { boardOf, importing } from "../../../workers/cli/import/testing/product.ts";
import { test } from "../../postgres/testing/database.ts";
import { anEvent } from "../testing/promises.ts";
import { startProductOnFake } from "./testing/productOnFake.ts";

const fileOn = (name: string) =>
  fileOf(textOf(name, [player("Ana Ace", [68]), player("Ben Bogey", [70])]));

const stranger = (type: string, data = "{}") => ({
  id: randomUUID(),
  type,
  contentType: "application/json",
  data: Buffer.from(data),
  metadata: Buffer.alloc(0),
});

test("a store with events of other programs and of unknown types shows and accepts our events", async ({
  database,
}) => {
  const { server, product } = await startProductOnFake(database);
  const [before, after] = [fileOn("Before 1999"), fileOn("After 1999")];
  const bring = (file: typeof before) => product.runPromise(Stream.runDrain(importing(file)));

  server.store.append("invoices-1", "any", [stranger("InvoiceSent"), stranger("Odd", "no JSON")]);
  await bring(before);
  const tournament = streams.tournament(importedIdOf(before));
  const field = streams.field(importedIdOf(before));
  server.store.append(tournament, "any", [stranger("TournamentCreated")]);
  server.store.append("tournament-nobody", "any", [stranger("TournamentCreated", "[1]")]);
  // An event in the format of a newer version of the product.
  const fromTheFuture = EventStore.use((store) =>
    Effect.flatMap(store.read(field), ({ revision }) =>
      store.append(field, [anEvent("from the future")], revision),
    ),
  );
  await product.runPromise(fromTheFuture);
  await bring(after);

  const placesOf = async (file: typeof before) =>
    (await product.runPromise(boardOf(file))).map(({ name, toPar }) => `${name} ${toPar}`);
  for (const file of [before, after]) {
    await expect.poll(() => placesOf(file)).toEqual(["Ana Ace -2", "Ben Bogey E"]);
  }
  const status = await product.runPromise(ProjectionAdmin.use((admin) => admin.status));
  expect(status.filter(({ failed }) => failed)).toEqual([]);
});
