import { Effect, Layer } from "effect";
import { ProductDatabase } from "../postgres/productDatabase.ts";
import { notifications } from "./notifications.ts";

/** For a server whose projector runs in another process. */
export const hearOtherProcesses = Layer.unwrap(
  Effect.map(ProductDatabase, ({ url }) => notifications(url)),
);
