import { Effect, Layer } from "effect";
import { ProductDatabase } from "../postgres/productDatabase.ts";
import { runnerNotifications } from "./runnerNotifications.ts";

/** For a server, because a projector may run in another process. */
export const followOtherProcesses = Layer.unwrap(
  Effect.map(ProductDatabase, ({ url }) => runnerNotifications(url)),
);
