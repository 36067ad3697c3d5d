import type { Running } from "./processes.ts";

/** The processes of a stack, from the lines that it has printed: the last line of each counts. */
export const partsOf =
  ({ said }: Pick<Running, "said">) =>
  (name: string) => {
    const lines = said().matchAll(/^(?<part>\w+ \d+)\tprocess (?<pid>\d+)\t(?<origin>\S+)$/gmu);
    const last = [...lines].findLast(({ groups }) => groups?.["part"] === name)?.groups;
    if (!last) throw new Error(`The stack has no ${name}: ${said()}`);
    return { pid: Number(last["pid"]), origin: last["origin"] ?? "" };
  };
