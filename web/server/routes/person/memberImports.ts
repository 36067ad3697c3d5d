import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import {
  previewMembers as preview,
  importMembers as take,
} from "../../../../application/accounts/members/importMembers.ts";
import { MemberImports } from "../../../../application/ports/MemberImports.ts";
import { Players } from "../../../../application/ports/Players.ts";
import { CommandId } from "../../../../domain/shared/values.ts";
import { playersEntered } from "../../../../projections/registrations/playersEntered.ts";
import {
  getLastImport,
  importMembers,
  type MemberCells,
  previewMembers,
  undoImport,
} from "../../../contract/person/memberImports.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { serve } from "../../http/serve.ts";
import { serveCommand } from "../../http/serveCommand.ts";
import { memberRowOf, rowPreviewOf } from "../../views/person/memberRows.ts";

/** Members from a file: what it would do, doing it, and undoing it. */
export const memberImportRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serve(
    app,
    runtime,
    previewMembers,
    Effect.fnUntraced(function* ({ body }) {
      const outcomes = yield* preview(yield* readRows(body.rows));
      return outcomes.map(rowPreviewOf);
    }),
  );

  serveCommand(
    app,
    runtime,
    importMembers,
    Effect.fnUntraced(function* ({ body }, context) {
      return { position: null, body: yield* take(yield* readRows(body.rows), context) };
    }),
  );

  serve(app, runtime, getLastImport, () =>
    Effect.map(
      MemberImports.use((imports) => imports.last),
      (last) => last && { ...last, at: last.at.toISOString() },
    ),
  );

  serveCommand(
    app,
    runtime,
    undoImport,
    Effect.fnUntraced(function* ({ body }, context) {
      const imports = yield* MemberImports;
      const importId = CommandId.make(body.importId);
      const last = yield* imports.last;
      const accounts = yield* imports.accountsOf(importId);
      // A field is not locked with the accounts: whoever is entered in this moment keeps an entry
      // without a name.
      const entered = yield* playersEntered(accounts, last?.at ?? new Date(0));
      const { kept, ...counts } = yield* imports.undo(importId, entered, context);
      const players = yield* Players.use((port) => port.manyById(kept));
      const named = [...players.values()].map(({ id, firstName, lastName }) => {
        return { id, name: `${firstName} ${lastName}` };
      });
      return { position: null, body: { ...counts, kept: named } };
    }),
  );
};

const AT_ONCE = 100;

/** Thousands of rows take a second, in which others are answered, too. */
const readRows = (rows: ReadonlyArray<MemberCells>) =>
  Effect.forEach(rows, (cells, index) => {
    const read = Effect.sync(() => memberRowOf(cells));
    return index % AT_ONCE === 0 ? Effect.andThen(Effect.yieldNow, read) : read;
  });
