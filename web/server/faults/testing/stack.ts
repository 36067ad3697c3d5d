import { until } from "../../../../infrastructure/testing/until.ts";
import type { Running } from "./processes.ts";

/** Sentences stand in lines of JSON, where a tab is written as two characters. */
const proseIn = (output: string) => output.replaceAll("\\t", "\t");

/** The processes of a stack, from the lines that it has printed: the last line of each counts. */
const partsOf =
  ({ output }: Pick<Running, "output">) =>
  (name: string) => {
    const lines = proseIn(output()).matchAll(
      /"(?<part>\w+ \d+)\tprocess (?<pid>\d+)\t(?<origin>[^\s"]+)"/gu,
    );
    const last = [...lines].findLast(({ groups }) => groups?.["part"] === name)?.groups;
    if (!last) throw new Error(`The stack has no ${name}: ${output()}`);
    return { pid: Number(last["pid"]), origin: last["origin"] ?? "" };
  };

const names = ["server", "projector", "jobs"].flatMap((kind) => [`${kind} 1`, `${kind} 2`]);

/** The processes of a stack, which starts each of them again when it has ended. */
export const crewOf = (stack: Pick<Running, "output">) => {
  const part = partsOf(stack);
  const failedStarts = (name: string) =>
    proseIn(stack.output()).split(`${name}\tended (exit code 1)`).length;

  const kill = async (name: string) => {
    const { pid } = part(name);
    process.kill(pid, "SIGKILL");
    await until(`${name} has a successor`, () => part(name).pid !== pid);
  };
  const killAll = () => {
    const earlier = names.map((name) => ({ ...part(name), name, failed: failedStarts(name) }));
    for (const { pid } of earlier) process.kill(pid, "SIGKILL");
    const every = (isSo: (one: (typeof earlier)[number]) => boolean) => () => earlier.every(isSo);
    return {
      haveFailed: () =>
        until(
          "every process has tried to start",
          every(({ name, failed }) => failedStarts(name) > failed),
        ),
      areBack: () =>
        until(
          "every process has a successor",
          every(({ name, pid }) => part(name).pid !== pid),
        ),
    };
  };
  return { part, kill, killAll };
};
export type Crew = ReturnType<typeof crewOf>;
