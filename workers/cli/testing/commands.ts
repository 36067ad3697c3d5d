import { Command } from "commander";
import { vi } from "vitest";
import { sentenceFor } from "../../../infrastructure/failures/sentenceFor.ts";
import { runGolf } from "../golf.ts";
import type { Terminal } from "../terminal.ts";

export interface Ended {
  /** As main.ts ends the process. */
  readonly code: number;
  /** Line by line; the sentence of a refusal is last. */
  readonly said: ReadonlyArray<string>;
}

/** Runs words of the command line as main.ts does, and records the output. */
export const commandLine =
  (register: (program: Command, person: Terminal) => unknown) =>
  async (person: Terminal, ...args: ReadonlyArray<string>): Promise<Ended> => {
    const said: Array<string> = [];
    const log = vi.spyOn(console, "log").mockImplementation((line) => void said.push(line));
    const program = new Command("golf")
      .exitOverride()
      .configureOutput({ writeOut: () => {}, writeErr: () => {} });
    register(program, person);
    const code = await runGolf(program, args).catch((error: unknown) => {
      said.push(sentenceFor(error));
      return 1;
    });
    log.mockRestore();
    return { code, said };
  };

/** A terminal without a person who could answer. */
export const script: Terminal = {
  isAttached: false,
  ask: () => Promise.reject(new Error("Nobody is there to answer.")),
};

/** Gives this answer to every question, and records the questions. */
export const personSaying = (answer: string, asked: Array<string> = []): Terminal => ({
  isAttached: true,
  ask: (question) => {
    asked.push(question);
    return Promise.resolve(answer);
  },
});
