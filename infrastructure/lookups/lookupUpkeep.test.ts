import { randomUUID } from "node:crypto";
import { Effect } from "effect";
import { expect } from "vitest";
import { anOrigin } from "../../application/accounts/examples.ts";
import {
  type Addition,
  LookupCodeTaken,
  LookupUpkeep,
} from "../../application/ports/LookupUpkeep.ts";
import { LookupId } from "../../domain/shared/values.ts";
import { test } from "../postgres/testing/database.ts";

const aContainer = (code: string): Addition => ({
  list: "competition container",
  item: {
    ...{ id: LookupId.make(randomUUID()), code, name: "Cup", description: "A cup", sortOrder: 9 },
    ...{ supportsMultipleRounds: true, supportsSeriesPlay: false, typicalDurationDays: 2 },
  },
});

const add = (addition: Addition) => LookupUpkeep.use((port) => port.add(addition, anOrigin()));

test("an item that is added twice is stored once, and once in the audit", async ({
  run,
  database,
}) => {
  const cup = aContainer("CUP");
  const [first, second] = [await run(add(cup)), await run(add(cup))];
  expect(second).toEqual(first);
  expect(first).toMatchObject({ ...cup.item, isActive: true });
  const audit = await database.reference
    .selectFrom("audit")
    .select(["tableName", "action"])
    .where("rowId", "=", cup.item.id)
    .execute();
  expect(audit).toEqual([{ tableName: "competition_containers", action: "created" }]);
});

test("a code that is in use is refused, and nothing is written to the audit", async ({
  run,
  database,
}) => {
  const again = aContainer("SEASON");
  expect(await run(Effect.flip(add(again)))).toEqual(
    new LookupCodeTaken({ list: "competition container", code: "SEASON" }),
  );
  const audit = database.reference.selectFrom("audit").where("rowId", "=", again.item.id);
  expect(await audit.select("id").execute()).toEqual([]);
});
