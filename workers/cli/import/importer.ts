import type { CommandContext } from "../../../application/commands/streamHandler.ts";
import { commandIdOf } from "../../../domain/shared/derivedIds.ts";
import type { Actor } from "../../../domain/shared/recorded.ts";
import { nameKey, type TournamentFile } from "./tournamentFile.ts";

const importer: Actor = { kind: "cli", id: "import" };

/** For things that do not belong to one tournament: a player of two tournaments has one account. */
export const originOf = (what: string) => ({
  actor: importer,
  commandId: commandIdOf(importer, "import", what),
});

/**
 * The commands of one file. Their ids follow only from the tournament and the step. So the same
 * file again, or a file that continues after an interruption, repeats known commands.
 */
export const contextsOf =
  ({ event, course }: Pick<TournamentFile, "event" | "course">, now: string) =>
  (step: string, occurredAt = now): CommandContext => ({
    ...originOf(`${nameKey(event)}\n${nameKey(course)}\n${step}`),
    correlationId: `import of ${event}`,
    occurredAt,
  });
