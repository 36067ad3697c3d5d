import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ConfigProvider, Effect, Redacted } from "effect";
import { expect, onTestFinished, test } from "vitest";
import { sentenceFor } from "../failures/sentenceFor.ts";
import { publicHalfOf, pushKey } from "./pushKey.ts";

const keyWith = (env: Record<string, string>) =>
  pushKey.pipe(
    Effect.provide(ConfigProvider.layer(ConfigProvider.fromEnv({ env }))),
    Effect.map(Redacted.value),
    Effect.runPromise,
  );

const temporaryFolder = () => {
  const folder = mkdtempSync(path.join(tmpdir(), "golf-push-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

test("the key of the setting is used", async () => {
  const key = `${"A".repeat(42)}E`;
  expect(await keyWith({ PUSH_KEY: key })).toBe(key);
});

test("without a setting each installation has its own key, which stays and only its owner can read", async () => {
  const [here, there] = [temporaryFolder(), temporaryFolder()];
  const key = await keyWith({ DATA_DIR: here });
  expect(key).toMatch(/^[\w-]{43}$/u);
  expect(await keyWith({ DATA_DIR: here })).toBe(key);
  expect(await keyWith({ DATA_DIR: there })).not.toBe(key);
  expect(statSync(path.join(here, "push-key")).mode & 0o077).toBe(0);
});

test("phones know the public half, which is always the same", async () => {
  const key = Redacted.make(await keyWith({ DATA_DIR: temporaryFolder() }));
  expect(Buffer.from(publicHalfOf(key), "base64url")).toHaveLength(65);
  expect(publicHalfOf(key)).toBe(publicHalfOf(key));
  expect(publicHalfOf(key)).not.toContain(Redacted.value(key));
});

test("what is stored and is no key is refused", async () => {
  const folder = temporaryFolder();
  const file = path.join(folder, "push-key");
  writeFileSync(file, "something else");
  expect(await keyWith({ DATA_DIR: folder }).catch(sentenceFor)).toBe(
    `${file} must hold a key of 43 letters, digits, - and _: put back that of your backup, or remove ` +
      "the file to have a new one made, with which players turn notices on again.",
  );
});
