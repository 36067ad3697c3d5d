import { Effect, Layer } from "effect";
import { ProductDatabase } from "../postgres/productDatabase.ts";
import { notifications } from "./notifications.ts";

/** For a server, since a projector may run in another process. */
export const hearOtherProcesses = Layer.unwrap(
  Effect.map(ProductDatabase, ({ url }) => notifications(url)),
);
