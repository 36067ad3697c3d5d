import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ConfigProvider, Effect, Redacted } from "effect";
import { expect, onTestFinished, test } from "vitest";
import { sentenceFor } from "../failures/sentenceFor.ts";
import { sessionSecret } from "./sessionSecret.ts";

const secretWith = (env: Record<string, string>) =>
  sessionSecret.pipe(
    Effect.provide(ConfigProvider.layer(ConfigProvider.fromEnv({ env }))),
    Effect.map(Redacted.value),
    Effect.runPromise,
  );

const temporaryFolder = () => {
  const folder = mkdtempSync(path.join(tmpdir(), "golf-secret-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

test("the secret of the setting is used", async () => {
  const secret = "0123456789abcdef0123456789abcdef";
  expect(await secretWith({ SESSION_SECRET: secret })).toBe(secret);
});

test("without a setting each installation has its own secret, which stays and only its owner can read", async () => {
  const [here, there] = [temporaryFolder(), temporaryFolder()];
  const secret = await secretWith({ DATA_DIR: here });
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(await secretWith({ DATA_DIR: here })).toBe(secret);
  expect(await secretWith({ DATA_DIR: there })).not.toBe(secret);
  expect(statSync(path.join(here, "session-secret")).mode & 0o077).toBe(0);
});

test.for(["", "x", "0123456789abcdef0123456789abcde", " ".repeat(40)])(
  'a stored secret that is too short for the setting is refused: "%s"',
  async (text) => {
    const folder = temporaryFolder();
    const file = path.join(folder, "session-secret");
    writeFileSync(file, text);
    const refusal = await secretWith({ DATA_DIR: folder }).catch(sentenceFor);
    expect(refusal).toBe(
      `${file} must hold a text of at least 32 characters: put back that of your backup, or remove ` +
        "the file to have a new one made, with which everybody signs in again.",
    );
    expect(readFileSync(file, "utf8")).toBe(text);
  },
);

test("a stored secret that somebody wrote is used, with the line break of an editor", async () => {
  const folder = temporaryFolder();
  const text = "0123456789abcdef0123456789abcdef\n";
  writeFileSync(path.join(folder, "session-secret"), text);
  expect(await secretWith({ DATA_DIR: folder })).toBe(text);
});
