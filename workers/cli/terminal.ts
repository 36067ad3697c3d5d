import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

/** Whoever started the command, if it is a person who can be asked. */
export interface Terminal {
  readonly isAttached: boolean;
  readonly ask: (question: string, options?: { readonly hidden: boolean }) => Promise<string>;
}

export const terminal: Terminal = {
  isAttached: process.stdin.isTTY === true && process.stderr.isTTY === true,
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
      muted = options.hidden; // The question stands there; what is typed does not.
      return await answer;
    } finally {
      lines.close();
      if (options.hidden) process.stderr.write("\n");
    }
  },
};
