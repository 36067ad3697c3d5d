import { Effect } from "effect";
import { createdIdOf } from "../../../domain/shared/derivedIds.ts";
import { PlayerId } from "../../../domain/shared/values.ts";
import { AccountsChanged, MemberImports } from "../../ports/MemberImports.ts";
import { Players } from "../../ports/Players.ts";
import type { ChangeOrigin } from "../../ports/ReferenceData.ts";
import { compareRows } from "./compareRows.ts";
import type { MemberRow } from "./memberRow.ts";

/** What taking each of these rows would do. */
export const previewMembers = Effect.fn("previewMembers")(function* (
  rows: ReadonlyArray<MemberRow>,
) {
  return compareRows(rows, yield* Players.use((players) => players.list("all")));
});

/**
 * Takes all these rows or none. They were chosen from a preview, so a row that cannot be taken now
 * means that the accounts have changed since.
 */
export const importMembers = Effect.fn("importMembers")(function* (
  rows: ReadonlyArray<MemberRow>,
  origin: ChangeOrigin,
) {
  const imports = yield* MemberImports;
  const before = yield* imports.takenBy(origin.commandId);
  if (before) return before;

  const outcomes = yield* previewMembers(rows);
  if (outcomes.some(({ kind, effect }) => effect === null && kind !== "same")) {
    return yield* new AccountsChanged();
  }
  const added = outcomes.flatMap(({ effect }, index) => {
    if (effect?.kind !== "add") return [];
    const id = PlayerId.make(createdIdOf(origin.commandId, index));
    return [{ ...effect.profile, id }];
  });
  const changed = outcomes.flatMap(({ effect }) =>
    effect?.kind === "change" ? [{ before: effect.account, changes: effect.changes }] : [],
  );
  return yield* imports.take({ added, changed }, origin);
});
