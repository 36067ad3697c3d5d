import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { format } from "node:util";
import { Console, Effect, Logger } from "effect";
import { printable } from "../../../domain/shared/printable.ts";

/** The person who started the command, if there is one who can answer questions. */
export interface Terminal {
  readonly isAttached: boolean;
  /** All of standard input, which another program fills. */
  readonly input: () => Promise<string>;
  readonly ask: (question: string, options?: { readonly hidden: boolean }) => Promise<string>;
}

export const terminal: Terminal = {
  isAttached: process.stdin.isTTY === true && process.stderr.isTTY === true,
  input: () => text(process.stdin),
  ask: async (question, options = { hidden: false }) => {
    let muted = false;
    const output = new Writable({
      write: (chunk, _encoding, done) => {
        if (!muted) process.stderr.write(chunk);
        done();
      },
    });
    const lines = createInterface({ input: process.stdin, output, terminal: true });
    try {
      const answer = lines.question(`${question}: `);
      muted = options.hidden; // Shows the question but not the answer.
      return await answer;
    } finally {
      lines.close();
      if (options.hidden) process.stderr.write("\n");
    }
  },
};

type Print = (...what: ReadonlyArray<unknown>) => void;

const inOneLine =
  (print: Print): Print =>
  (...what) =>
    print(printable(format(...what)));

const onTerminal = (plain: Console.Console): Console.Console =>
  Object.assign({}, plain, {
    log: inOneLine((line) => plain.log(line)),
    info: inOneLine((line) => plain.info(line)),
    warn: inOneLine((line) => plain.warn(line)),
    error: inOneLine((line) => plain.error(line)),
  });

/**
 * The output of commands, line by line. It may contain names that people typed, so control
 * characters are escaped: a name must not start a new line or control the terminal.
 */
export const terminalConsole = onTerminal(globalThis.console);

/** Printed output is for programs; log lines are for people. */
export const terminalLog = Logger.layer([Logger.withConsoleError(Logger.formatSimple)]);

/** For commands that run without the services of the product. */
export const toTerminal = Effect.provideService(Console.Console, terminalConsole);

/** The same for texts that contain several lines. */
export const printableLines = (text: string) => text.split("\n").map(printable).join("\n");
