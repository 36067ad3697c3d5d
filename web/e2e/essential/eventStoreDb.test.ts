import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect } from "vitest";
import { openEventStoreDb } from "../../../infrastructure/eventStore/testing/chosenEventStore.ts";
import { withBrowser, withVisits } from "../testing/journey.ts";
import { startProduct } from "../testing/product.ts";
import { lineOfTheRound, playARound } from "../testing/stories/playARound.ts";

/**
 * Runs on a separate product, which keeps its events in EventStoreDB. All other journeys use
 * PostgreSQL.
 */
const test = withBrowser(
  withVisits.extend({
    address: [
      // oxlint-disable-next-line no-empty-pattern -- vitest reads from it that nothing else is needed.
      async ({}, use) => {
        const folder = mkdtempSync(path.join(tmpdir(), "golf-journeys-"));
        const eventStore = await openEventStoreDb();
        const product = await startProduct(folder, { ESDB_URL: eventStore.url });
        await use(product.address);
        await product.stop();
        await eventStore.stop();
        rmSync(folder, { recursive: true, force: true });
      },
      { scope: "file" },
    ],
  }),
);

// The product starts first, with its demo.
test("a newcomer plays a round that is signed, verified and ranked", { timeout: 180_000 }, async ({
  visits,
}) => {
  expect(await playARound(visits)).toEqual(lineOfTheRound);
});
