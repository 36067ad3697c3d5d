import { spawnSync } from "node:child_process";
import { Command } from "commander";
import { expect, test } from "vitest";
import { runGolf } from "../golf.ts";
import { registerCompletionCommand } from "./completionCommand.ts";

const scriptFor = async (shell: string) => {
  const program = new Command("golf").exitOverride().configureOutput({ writeErr: () => {} });
  const users = program.command("users").description("Players' accounts: all of them");
  users.command("list").option("--json", "one document").option("--all", "every one");
  users.command("erase").argument("<player>").option("--yes", "do not ask");
  program.command("status");
  let script = "";
  registerCompletionCommand(program, (text) => {
    script += text;
  });
  return { code: await runGolf(program, ["completion", shell]), script };
};

const has = (shell: string) => spawnSync(shell, ["-c", "true"]).status === 0;

/** The words that bash offers for a partly typed line. */
const offeredByBash = async (...line: ReadonlyArray<string>) => {
  const { script } = await scriptFor("bash");
  const words = line.map((word) => `'${word}'`).join(" ");
  const command = `${script}
    COMP_WORDS=(${words}); COMP_CWORD=${line.length - 1}; _golf; echo "\${COMPREPLY[@]}"`;
  const { stdout, stderr } = spawnSync("bash", ["-c", command], { encoding: "utf8" });
  expect(stderr).toBe("");
  return stdout.trim().split(" ");
};

test.skipIf(!has("bash")).for([
  [
    ["golf", ""],
    ["users", "status", "completion", "--help"],
  ],
  [["golf", "us"], ["users"]],
  [
    ["golf", "users", ""],
    ["list", "erase", "--help"],
  ],
  [
    ["golf", "users", "list", "--"],
    ["--json", "--all", "--help"],
  ],
  [
    ["golf", "completion", ""],
    ["bash", "zsh", "fish", "--help"],
  ],
  // An e-mail is not a command, so the word after it belongs to the command before.
  [["golf", "users", "erase", "ana@club.example", "--y"], ["--yes"]],
])("bash completes %j", async ([line, offered]) => {
  expect(await offeredByBash(...(line ?? []))).toEqual(offered);
});

test.for(["zsh", "fish"])("the script for %s contains every word", async (shell) => {
  const { code, script } = await scriptFor(shell);
  expect(code).toBe(0);
  for (const word of ["users", "list", "erase", "status", "json", "yes"]) {
    expect(script).toContain(word);
  }
});

test.skipIf(!has("zsh"))("zsh reads its script", async () => {
  const { script } = await scriptFor("zsh");
  const { status, stderr } = spawnSync("zsh", ["-f", "-n", "-c", script], { encoding: "utf8" });
  expect([status, stderr]).toEqual([0, ""]);
});

test.skipIf(!has("fish"))("fish completes a word", async () => {
  const { script } = await scriptFor("fish");
  const command = `${script}\ncomplete -C 'golf users '`;
  const { stdout } = spawnSync("fish", ["--no-config", "-c", command], { encoding: "utf8" });
  expect(stdout).toContain("list\n");
  expect(stdout).toContain("erase\n");
  expect(stdout).not.toContain("status");
});

test("an unknown shell is refused", async () => {
  expect((await scriptFor("sh")).code).toBe(2);
});
