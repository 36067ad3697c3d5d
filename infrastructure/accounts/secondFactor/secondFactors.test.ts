import { randomUUID } from "node:crypto";
import { Effect } from "effect";
import { expect } from "vitest";
import { anAdministrator, anOrigin } from "../../../application/accounts/examples.ts";
import { Administrators } from "../../../application/ports/Administrators.ts";
import { SecondFactors } from "../../../application/ports/SecondFactors.ts";
import { SignInSteps } from "../../../application/ports/SignInSteps.ts";
import type { AdministratorId } from "../../../domain/shared/values.ts";
import { test as base } from "../../postgres/testing/database.ts";

const sealedSecret = new Uint8Array([1, 2, 3]);
const recoveryCodes = ["AAAA", "BBBB"];
const turningOn = { sealedSecret, step: 100, recoveryCodes, kept: null };

const test = base.extend<{ readonly newAdministrator: () => Promise<AdministratorId> }>({
  newAdministrator: async ({ run }, use) =>
    use(async () => {
      const administrator = anAdministrator();
      await run(Administrators.use((port) => port.create(administrator, anOrigin())));
      return administrator.id;
    }),
});

const turnOn = (id: AdministratorId) =>
  Effect.gen(function* () {
    const factors = yield* SecondFactors;
    yield* factors.begin(id, sealedSecret);
    return yield* factors.turnOn(id, turningOn, anOrigin());
  });

test("only the secret that was begun last is turned on, and only once", async ({
  run,
  newAdministrator,
}) => {
  const id = await newAdministrator();
  const factors = await run(SecondFactors);
  const other = new Uint8Array([4]);
  expect(await run(factors.turnOn(id, turningOn, anOrigin()))).toBe(false);
  expect(await run(factors.begin(id, other))).toBe(true);
  expect(await run(factors.begin(id, sealedSecret))).toBe(true);
  const replaced = { ...turningOn, sealedSecret: other };
  expect(await run(factors.turnOn(id, replaced, anOrigin()))).toBe(false);
  expect(await run(factors.turnOn(id, turningOn, anOrigin()))).toBe(true);
  expect(await run(factors.turnOn(id, turningOn, anOrigin()))).toBe(false);
  expect(await run(factors.begin(id, other))).toBe(false);
  expect(await run(factors.find(id))).toMatchObject({ isOn: true, recoveryCodesLeft: 2 });
});

test("of many at once one takes a step of time or a recovery code", async ({
  run,
  newAdministrator,
}) => {
  const id = await newAdministrator();
  await run(turnOn(id));
  const factors = await run(SecondFactors);
  const manyTimes = <E>(take: Effect.Effect<boolean, E>) =>
    run(
      Effect.all(
        Array.from({ length: 8 }, () => take),
        { concurrency: "unbounded" },
      ),
    );
  const taken = (answers: ReadonlyArray<boolean>) => answers.filter(Boolean).length;
  expect(taken(await manyTimes(factors.takeStep(id, 100)))).toBe(0);
  expect(taken(await manyTimes(factors.takeStep(id, 102)))).toBe(1);
  expect(taken(await manyTimes(factors.takeStep(id, 101)))).toBe(0);
  expect(taken(await manyTimes(factors.takeRecoveryCode(id, "AAAA")))).toBe(1);
  expect(taken(await manyTimes(factors.takeRecoveryCode(id, "CCCC")))).toBe(0);
});

test("a recovery code belongs to one administrator", async ({ run, newAdministrator }) => {
  const [olga, otto] = [await newAdministrator(), await newAdministrator()];
  for (const id of [olga, otto]) await run(turnOn(id));
  const factors = await run(SecondFactors);
  expect(await run(factors.takeRecoveryCode(olga, "BBBB"))).toBe(true);
  expect(await run(factors.find(otto))).toMatchObject({ recoveryCodesLeft: 2 });
});

test("the audit says who did what, and holds no secret", async ({
  run,
  database,
  newAdministrator,
}) => {
  const id = await newAdministrator();
  await run(turnOn(id));
  const factors = await run(SecondFactors);
  await run(factors.takeRecoveryCode(id, "AAAA"));
  await run(factors.renewRecoveryCodes(id, ["CCCC"], anOrigin(), null));
  expect(await run(factors.remove(id, anOrigin()))).toBe(true);
  expect(await run(factors.remove(id, anOrigin()))).toBe(false);
  const audit = database.reference
    .selectFrom("audit")
    .select(["action", "actorId", "before", "after"])
    .where("rowId", "=", id)
    .where("tableName", "=", "second_factors")
    .orderBy("id");
  const nothing = { before: null, after: null };
  expect(await audit.execute()).toEqual([
    { action: "turned on", actorId: "operator", ...nothing },
    { action: "recovery code used", actorId: id, ...nothing },
    { action: "recovery codes renewed", actorId: "operator", ...nothing },
    { action: "removed", actorId: "operator", ...nothing },
  ]);
});

test("no row of an administrator who is deleted stays", async ({
  run,
  database,
  newAdministrator,
}) => {
  const id = await newAdministrator();
  await run(turnOn(id));
  await run(SignInSteps.use((steps) => steps.open(id)));
  await database.reference.deleteFrom("administrators").where("id", "=", id).execute();
  for (const table of ["secondFactors", "recoveryCodes", "signInSteps"] as const) {
    const rows = database.reference.selectFrom(table).select("administratorId");
    expect(await rows.where("administratorId", "=", id).execute()).toEqual([]);
  }
});

test("a step of a sign-in takes five codes at once or after another, and is used once", async ({
  run,
  newAdministrator,
}) => {
  const id = await newAdministrator();
  const steps = await run(SignInSteps);
  const token = await run(steps.open(id));
  const tries = Array.from({ length: 12 }, () => steps.tryCode(token));
  const answers = await run(Effect.all(tries, { concurrency: "unbounded" }));
  expect(answers.filter((answer) => answer === id)).toHaveLength(5);
  expect([await run(steps.use(token)), await run(steps.use(token))]).toEqual([true, false]);
  expect(await run(steps.tryCode(randomUUID()))).toBeNull();
});

test("a step of an archived administrator takes no code", async ({ run, newAdministrator }) => {
  const id = await newAdministrator();
  const steps = await run(SignInSteps);
  const token = await run(steps.open(id));
  await run(Administrators.use((port) => port.archive(id, anOrigin())));
  expect(await run(steps.tryCode(token))).toBeNull();
});
