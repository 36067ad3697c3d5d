import { Command } from "commander";
import { vi } from "vitest";
import { sentenceFor } from "../../../infrastructure/failures/sentenceFor.ts";
import { runGolf } from "../golf.ts";
import type { Terminal } from "../terminal/terminal.ts";

export interface Ended {
  /** The exit code with which main.ts would end the process. */
  readonly code: number;
  /** All printed lines. If the command was refused, the last one is the sentence of the refusal. */
  readonly output: ReadonlyArray<string>;
}

/** Runs words of the command line as main.ts does, and records the output. */
export const commandLine =
  (register: (program: Command, person: Terminal) => unknown) =>
  async (person: Terminal, ...args: ReadonlyArray<string>): Promise<Ended> => {
    const output: Array<string> = [];
    const log = vi.spyOn(console, "log").mockImplementation((line) => void output.push(line));
    const program = new Command("golf")
      .exitOverride()
      .configureOutput({ writeOut: () => {}, writeErr: () => {} });
    register(program, person);
    const code = await runGolf(program, args).catch((error: unknown) => {
      output.push(sentenceFor(error));
      return 1;
    });
    log.mockRestore();
    return { code, output };
  };

/** A terminal without a person who could answer. */
export const script: Terminal = {
  isAttached: false,
  input: () => Promise.resolve(""),
  ask: () => Promise.reject(new Error("Nobody is there to answer.")),
};

/** Gives this answer to every question, and records the questions. */
export const personAnswering = (answer: string, questions: Array<string> = []): Terminal => ({
  isAttached: true,
  input: () => Promise.resolve(""),
  ask: (question) => {
    questions.push(question);
    return Promise.resolve(answer);
  },
});
