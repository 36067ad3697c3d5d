import { Effect, Layer } from "effect";
import { MemberImports } from "../../application/ports/MemberImports.ts";
import type { CommandId } from "../../domain/shared/values.ts";
import type { Database } from "../postgres/database.ts";
import { attempt } from "../postgres/referenceData.ts";
import { takeMembers } from "./takeMembers.ts";
import { importedBy, undoImport } from "./undoImport.ts";

export const memberImportsPostgres = ({ reference: db, invalidation }: Database) => {
  const imports = db.selectFrom("memberImports");

  const forgetPeople = Effect.sync(() => invalidation.invalidate("people"));

  return Layer.succeed(MemberImports, {
    takenBy: Effect.fnUntraced(function* (commandId: CommandId) {
      const known = imports.select(["added", "changed"]).where("commandId", "=", commandId);
      return (yield* attempt(() => known.executeTakeFirst())) ?? null;
    }),

    take: (members, origin) => Effect.tap(takeMembers(db, members, origin), forgetPeople),

    last: Effect.gen(function* () {
      const last = imports.selectAll().orderBy("number", "desc").limit(1);
      const row = yield* attempt(() => last.executeTakeFirst());
      if (!row) return null;
      const { commandId: id, at, added, changed, undoneBy } = row;
      return { id, at, added, changed, isUndone: undoneBy !== null };
    }),

    accountsOf: (id) => attempt(() => importedBy(db, id)),

    undo: (id, inUse, origin) => Effect.tap(undoImport(db, id, inUse, origin), forgetPeople),
  });
};
