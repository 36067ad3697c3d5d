import { startFakeEventStoreDb } from "../../infrastructure/eventStore/eventStoreDb/testing/fake/server.ts";

// A process of its own: a server of EventStoreDB's protocol that keeps everything in memory.
const server = await startFakeEventStoreDb();
process.once("SIGTERM", () => process.exit(0));
process.send?.(server.connectionString);
