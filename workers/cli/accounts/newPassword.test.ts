import { Effect } from "effect";
import { expect, test } from "vitest";
import { sentenceFor } from "../../../infrastructure/failures/sentenceFor.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { personAnswering, script } from "../testing/commands.ts";
import { newPassword, type PasswordOptions } from "./newPassword.ts";

const chosen = (options: PasswordOptions, person: Terminal) =>
  Effect.runPromise(newPassword(options, person)).catch(sentenceFor);

const led = (text: string): Terminal => ({ ...script, input: () => Promise.resolve(text) });

test("a password comes from standard input without the line end behind it", async () => {
  const options = { passwordStdin: true };
  expect(await chosen(options, led("links and sand \n"))).toBe("links and sand ");
  expect(await chosen(options, led("links-and-sand\r\n"))).toBe("links-and-sand");
  expect(await chosen(options, led("links"))).toBe("Password must be at least 6 characters.");
  expect(await chosen({ ...options, password: "links-and-sand" }, led("x"))).toBe(
    "Say --password or --password-stdin, and not both.",
  );
  expect(await chosen(options, personAnswering("links-and-sand"))).toBe(
    "Nothing is led into this command: leave --password-stdin out to be asked.",
  );
});

test("a script has to say a password, and a person is asked", async () => {
  const options = { passwordStdin: false };
  expect(await chosen(options, script)).toBe("Say also --password or --password-stdin.");
  expect(await chosen(options, personAnswering("links-and-sand"))).toBe("links-and-sand");
  expect(await chosen({ ...options, password: "second-tee" }, script)).toBe("second-tee");
});
