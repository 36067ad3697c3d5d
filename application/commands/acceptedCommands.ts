import type { CommandId } from "../../domain/shared/values.ts";
import { makeBoundedMap } from "./boundedMap.ts";

/** A retry comes soon or not at all, so only the latest commands are kept. */
const CAPACITY = 400;

/** The latest commands that a stream has accepted. If one of them arrives again, it is a retry. */
export const acceptedCommands = () => {
  const ids = makeBoundedMap<CommandId, true>(CAPACITY);
  return {
    has: (id: CommandId) => ids.get(id) === true,
    add: (id: CommandId) => ids.set(id, true),
  };
};
export type AcceptedCommands = ReturnType<typeof acceptedCommands>;
