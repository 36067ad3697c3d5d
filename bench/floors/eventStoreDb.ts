import { startFakeEventStoreDb } from "../../infrastructure/eventStore/eventStoreDb/testing/fake/server.ts";
import { endWithTheBench } from "../endWithTheBench.ts";

// A separate process: a server of EventStoreDB's protocol that keeps everything in memory.
const server = await startFakeEventStoreDb();
endWithTheBench();
process.send?.(server.connectionString);
