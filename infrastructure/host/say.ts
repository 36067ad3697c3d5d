import { logLine } from "./logLine.ts";

/**
 * Tells the operator something at the start, whatever LOG_LEVEL says: in prose on a terminal,
 * otherwise as a line of the log.
 */
export const sayAs =
  (process: string, { isTTY, write }: Output = standardOutput) =>
  (...sentences: ReadonlyArray<string>): void => {
    for (const said of sentences) {
      const line = { level: "Info", time: Date.now(), process, said: [said] } as const;
      write(`${isTTY ? said : logLine(line)}\n`);
    }
  };

interface Output {
  readonly isTTY: boolean;
  readonly write: (text: string) => void;
}

const standardOutput: Output = {
  isTTY: process.stdout.isTTY,
  write: (text) => void process.stdout.write(text),
};
