import type { CommandContext } from "../../../application/commands/streamHandler.ts";
import { commandIdOf } from "../../../domain/shared/derivedIds.ts";
import type { Actor } from "../../../domain/shared/recorded.ts";
import { nameKey, type TournamentFile } from "./tournamentFile.ts";

const importer: Actor = { kind: "cli", id: "import" };

/** Of what belongs to no tournament alone: who plays in two of them has one account. */
export const originOf = (what: string) => ({
  actor: importer,
  commandId: commandIdOf(importer, "import", what),
});

/**
 * The commands of one file. Their ids follow from the tournament and the step alone, so the same
 * file again, or a file that goes on after it was cut off, repeats commands that are known.
 */
export const contextsOf =
  ({ event, course }: Pick<TournamentFile, "event" | "course">, now: string) =>
  (step: string, occurredAt = now): CommandContext => ({
    ...originOf(`${nameKey(event)}\n${nameKey(course)}\n${step}`),
    correlationId: `import of ${event}`,
    occurredAt,
  });
