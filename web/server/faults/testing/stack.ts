import type { Running } from "./processes.ts";

/** The processes of a stack, from the lines that it has printed: the last line of each counts. */
export const partsOf =
  ({ output }: Pick<Running, "output">) =>
  (name: string) => {
    const lines = output().matchAll(/^(?<part>\w+ \d+)\tprocess (?<pid>\d+)\t(?<origin>\S+)$/gmu);
    const last = [...lines].findLast(({ groups }) => groups?.["part"] === name)?.groups;
    if (!last) throw new Error(`The stack has no ${name}: ${output()}`);
    return { pid: Number(last["pid"]), origin: last["origin"] ?? "" };
  };
