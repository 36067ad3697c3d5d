import { Effect } from "effect";
import {
  AccountsChanged,
  type MemberChange,
  type MembersToTake,
  type NewMember,
} from "../../application/ports/MemberImports.ts";
import type { Player } from "../../application/ports/Players.ts";
import {
  type ChangeOrigin,
  ReferenceDataUnavailable,
} from "../../application/ports/ReferenceData.ts";
import { type AuditEntry, writeAudits } from "../audit/audit.ts";
import { inParts } from "../postgres/inParts.ts";
import {
  anyOf,
  attempt,
  type ReferenceDb,
  type ReferenceTransaction,
} from "../postgres/referenceData.ts";
import { looksDifferent, raisePeopleVersion } from "./peopleVersion.ts";
import { replacePlayers } from "./replacePlayers.ts";

/** The row of the import is written first, so that a repetition waits for it and then finds it. */
export const takeMembers = (
  db: ReferenceDb,
  { added, changed }: MembersToTake,
  origin: ChangeOrigin,
) =>
  attempt(() =>
    db.transaction().execute(async (tx) => {
      const counts = { added: added.length, changed: changed.length };
      const { commandId } = origin;
      const begun = await tx
        .insertInto("memberImports")
        .values({ commandId, ...counts, undoneBy: null })
        .onConflict((conflict) => conflict.column("commandId").doNothing())
        .returning("number")
        .executeTakeFirst();
      if (!begun) {
        const known = tx.selectFrom("memberImports").select(["added", "changed"]);
        return known.where("commandId", "=", commandId).executeTakeFirstOrThrow();
      }

      const audits = [...(await open(tx, added)), ...(await change(tx, changed))];
      await writeAudits(tx, audits, origin);
      if (
        changed.some(({ before, changes }) => looksDifferent(before, { ...before, ...changes }))
      ) {
        await raisePeopleVersion(tx);
      }
      return counts;
    }),
  ).pipe(
    // It is thrown, because what was written before must not stay.
    Effect.catchIf(isRefused, () => Effect.fail(new AccountsChanged())),
  );

const isRefused = (error: unknown) =>
  error instanceof ReferenceDataUnavailable && error.cause instanceof AccountsChanged;

/** In the order of their addresses: two imports of one file would otherwise wait for each other. */
const open = async (tx: ReferenceTransaction, added: ReadonlyArray<NewMember>) => {
  const rows = added.toSorted((one, other) =>
    one.email.toLowerCase() < other.email.toLowerCase() ? -1 : 1,
  );
  const opened = await inParts(rows, (part) =>
    tx
      .insertInto("players")
      .values(part)
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .execute(),
  );
  if (opened.length < rows.length) throw new AccountsChanged();
  return opened.map((after): AuditEntry => {
    return { deed: { table: "players", rowId: after.id, action: "created" }, values: { after } };
  });
};

const change = async (tx: ReferenceTransaction, changed: ReadonlyArray<MemberChange>) => {
  const current = new Map<string, Player>(
    (
      await tx
        .selectFrom("players")
        .selectAll()
        .where("id", "=", anyOf(changed.map(({ before }) => before.id)))
        .orderBy("id")
        .forUpdate()
        .execute()
    ).map((player) => [player.id, player]),
  );
  const rows = changed.map(({ before, changes }) => {
    const player = current.get(before.id);
    if (!player || !isAsBefore(player, before)) throw new AccountsChanged();
    return { ...player, ...changes };
  });
  await replacePlayers(tx, rows);
  return changed.map(({ before, changes }): AuditEntry => {
    const fields = Object.keys(changes) as Array<keyof typeof changes>;
    const former = Object.fromEntries(fields.map((field) => [field, before[field]]));
    const deed = { table: "players", rowId: before.id, action: "changed" } as const;
    return { deed, values: { before: former, after: changes } };
  });
};

const isAsBefore = (player: Player, before: Player) =>
  JSON.stringify(player) === JSON.stringify(before);
