import { Layer, ManagedRuntime } from "effect";
import { onTestFinished } from "vitest";
import { projector } from "../../../../workers/projector/projector.ts";
import { organiserClockIn } from "../../../clock/organiserClock.ts";
import { productOn } from "../../../host/product.ts";
import type { Database } from "../../../postgres/database.ts";
import { eventStoreDb } from "../eventStoreDb.ts";
import { startFakeEventStoreDb } from "./fake/server.ts";

type Server = Awaited<ReturnType<typeof startFakeEventStoreDb>>;

/** The product with its read models on its own server, until the test ends. */
export const startProductOnFake = async (database: Database) => {
  const server = await startFakeEventStoreDb();
  onTestFinished(() => server.stop());
  return { server, product: startAnotherProduct(database, server) };
};

/** A second product on the same server. The one that was started last is stopped first. */
export const startAnotherProduct = (database: Database, server: Server) => {
  const product = ManagedRuntime.make(
    projector.pipe(
      Layer.provideMerge(productOn(database, eventStoreDb(server.connectionString))),
      Layer.provideMerge(organiserClockIn("UTC")),
    ),
  );
  onTestFinished(() => product.dispose());
  return product;
};
