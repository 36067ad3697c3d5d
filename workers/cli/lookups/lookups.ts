import { Console, Effect } from "effect";
import { addLookup } from "../../../application/lookups/addLookup.ts";
import type { LookupItem, LookupListName } from "../../../application/ports/Lookups.ts";
import { type Addition, LookupUpkeep } from "../../../application/ports/LookupUpkeep.ts";
import { asOperator } from "../asOperator.ts";
import { countText } from "../terminal/countText.ts";

interface Json {
  readonly json: boolean;
}

export const listLookups = Effect.fn("golf lookups list")(function* (
  lists: ReadonlyArray<LookupListName>,
  { all, json }: Json & { readonly all: boolean },
) {
  const upkeep = yield* LookupUpkeep;
  const found = yield* Effect.forEach(lists, (list) =>
    Effect.map(upkeep.all(list), (items) =>
      items.filter(({ isActive }) => all || isActive).map((item) => ({ list, item })),
    ),
  );
  const rows = found.flat();
  if (json) return yield* Console.log(JSON.stringify(rows.map(shown)));
  for (const row of rows) yield* Console.log(lineOf(row));
  yield* Console.log(`${countText(rows.length, "item")}.`);
});

interface Row {
  readonly list: LookupListName;
  readonly item: LookupItem;
}

const shown = ({ list, item }: Row) => ({ list, ...item });

const lineOf = ({ list, item: { code, name, description, isActive } }: Row) =>
  [list, code, name, description, ...(isActive ? [] : ["retired"])].join("\t");

/** A new item comes last in its list, unless a position is given. */
export const addItem = Effect.fn("golf lookups add")(function* (
  additionAt: (sortOrder: number) => Addition,
  { json, sortOrder }: Json & { readonly sortOrder?: number },
) {
  const { list } = additionAt(0);
  const present = yield* LookupUpkeep.use(({ all }) => all(list));
  const last = Math.max(0, ...present.map((item) => item.sortOrder));
  const item = yield* addLookup(additionAt(sortOrder ?? last + 1), asOperator());
  yield* report({ list, item }, json, `Added the ${list} ${item.code} (${item.name}).`);
});

export const retireItem = Effect.fn("golf lookups retire")(function* (
  list: LookupListName,
  code: string,
  { json }: Json,
) {
  const { after: item } = yield* LookupUpkeep.use((upkeep) =>
    upkeep.setActive(list, code, false, asOperator()),
  );
  const sentence = `Retired the ${list} ${code}: new events do not have it to choose.`;
  yield* report({ list, item }, json, sentence);
});

export const restoreItem = Effect.fn("golf lookups restore")(function* (
  list: LookupListName,
  code: string,
  { json }: Json,
) {
  const { after: item } = yield* LookupUpkeep.use((upkeep) =>
    upkeep.setActive(list, code, true, asOperator()),
  );
  yield* report({ list, item }, json, `Restored the ${list} ${code}.`);
});

const report = (row: Row, json: boolean, sentence: string) =>
  Console.log(json ? JSON.stringify(shown(row)) : sentence);
