import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { Effect, Layer, ManagedRuntime, Option, Redacted } from "effect";
import { appConfig } from "../config.ts";
import { answeringEventStoreDb } from "../eventStore/eventStoreDb/answeringEventStoreDb.ts";
import { eventStorePostgres } from "../eventStore/postgres/eventStorePostgres.ts";
import { ProductDatabase } from "../postgres/productDatabase.ts";
import { runProgram } from "../program.ts";
import { jobQueue } from "../queue/jobQueue.ts";

// What every server of the product does at start and at its end, without the product: for tests that
// start processes.

const eventStore = Layer.unwrap(
  Effect.gen(function* () {
    const { eventStoreUrl } = yield* appConfig;
    const database = yield* ProductDatabase;
    return Option.match(eventStoreUrl, {
      onNone: () => eventStorePostgres(database),
      onSome: (url) => answeringEventStoreDb(Redacted.value(url)),
    });
  }),
);

await runProgram(async ({ onClose }) => {
  const { port, host } = await Effect.runPromise(appConfig);
  const runtime = ManagedRuntime.make(
    Layer.merge(eventStore, jobQueue).pipe(
      Layer.provideMerge(ProductDatabase.openedBy({ program: "npm start", kind: "server" })),
    ),
  );
  onClose(() => runtime.dispose());
  await runtime.context();

  const server = createServer();
  onClose(async () => void server.close());
  server.listen(port, host);
  await once(server, "listening");
  const { url } = await runtime.runPromise(ProductDatabase);
  const { port: open } = server.address() as AddressInfo;
  process.stdout.write(`${JSON.stringify({ port: open, database: url })}\n`);
});
