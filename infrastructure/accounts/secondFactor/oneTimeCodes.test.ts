import { randomUUID } from "node:crypto";
import { Effect, Layer, Logger } from "effect";
import fc from "fast-check";
import { HOTP, Secret } from "otpauth";
import { expect, onTestFinished, test, vi } from "vitest";
import { OneTimeCodes } from "../../../application/ports/OneTimeCodes.ts";
import { AdministratorId } from "../../../domain/shared/values.ts";
import { oneTimeCodesWith } from "./oneTimeCodes.ts";
import { makeSeal } from "./seal.ts";

const secret = "a secret of at least thirty-two characters";
const codes = oneTimeCodesWith({ secret, issuer: "Wicked Golf" });

const run = <A>(program: Effect.Effect<A, never, OneTimeCodes>, layer = codes) =>
  Effect.runPromise(Effect.provide(program, Layer.merge(layer, Logger.layer([]))));

const STEP = 30_000;

const aStep = fc.integer({ min: 10, max: 100_000_000 });

const newSecret = async () => {
  const id = AdministratorId.make(randomUUID());
  const email = "olga@club.example";
  return { id, ...(await run(OneTimeCodes.use((port) => port.newSecret({ id, email })))) };
};

type Made = Awaited<ReturnType<typeof newSecret>>;

const stepOf = ({ id, sealedSecret }: Made, digits: string, layer = codes) =>
  run(
    OneTimeCodes.use((port) => port.stepOf({ administratorId: id, sealedSecret, digits })),
    layer,
  );

/** What the app shows in this step of time. */
const shownAt = ({ secret }: Made, step: number) =>
  new HOTP({ secret: Secret.fromBase32(secret) }).generate({ counter: step });

test("a code is that of its step of time, or of a neighbour", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const made = await newSecret();
  await fc.assert(
    fc.asyncProperty(
      aStep,
      fc.integer({ min: 0, max: STEP - 1 }),
      fc.integer({ min: -3, max: 3 }),
      async (step, into, apart) => {
        vi.setSystemTime(step * STEP + into);
        const shown = shownAt(made, step + apart);
        const found = await stepOf(made, shown);
        // Steps that are far apart may by chance have one code.
        const isNear = [-1, 0, 1].some((near) => shownAt(made, step + near) === shown);
        expect(found === null ? null : shownAt(made, found)).toBe(isNear ? shown : null);
        expect(Math.abs((found ?? step) - step)).toBeLessThanOrEqual(1);
      },
    ),
  );
});

test("the sealed secret tells nothing, and opens for its account and with its key alone", async () => {
  const made = await newSecret();
  const sealed = Buffer.from(made.sealedSecret);
  expect(sealed.includes(Buffer.from(made.secret))).toBe(false);
  expect(sealed.includes(Buffer.from(Secret.fromBase32(made.secret).bytes))).toBe(false);

  const digits = shownAt(made, Math.floor(Date.now() / STEP));
  expect(await stepOf(made, digits)).not.toBeNull();
  const another = AdministratorId.make(randomUUID());
  expect(await stepOf({ ...made, id: another }, digits)).toBeNull();
  const foreign = oneTimeCodesWith({ secret: `${secret}!`, issuer: "Wicked Golf" });
  expect(await stepOf(made, digits, foreign)).toBeNull();
});

test("what was sealed opens again, and with any changed byte it does not", () => {
  const seal = makeSeal(secret);
  fc.assert(
    fc.property(fc.string(), fc.nat(), fc.integer({ min: 1, max: 255 }), (text, where, change) => {
      const sealed = Buffer.from(seal.close("olga", text));
      expect(seal.open("olga", sealed)).toBe(text);
      expect(seal.open("otto", sealed)).toBeNull();
      const changed = Buffer.from(sealed);
      const index = where % changed.length;
      changed[index] = (changed[index] ?? 0) ^ change;
      expect(seal.open("olga", changed)).toBeNull();
    }),
  );
});

test("ten recovery codes differ, and no letter in them looks like another one", async () => {
  const made = await run(OneTimeCodes.use((port) => port.newRecoveryCodes));
  expect(new Set(made).size).toBe(10);
  for (const code of made) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/u);
});
