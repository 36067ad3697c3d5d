import { Context, Effect, Layer } from "effect";
import type { Database } from "./database.ts";
import type { Opener } from "./embedded/owner.ts";
import { openDatabase } from "./openDatabase.ts";

/** The database of this installation, for the adapters that need more than its tables. */
export class ProductDatabase extends Context.Service<ProductDatabase, Database>()(
  "golf/infrastructure/postgres/ProductDatabase",
) {
  static readonly openedBy = (opener: Opener) =>
    Layer.effect(ProductDatabase, Effect.map(openDatabase(opener), ProductDatabase.of));
}
