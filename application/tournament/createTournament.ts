import { Effect } from "effect";
import { createdIdOf } from "../../domain/shared/derivedIds.ts";
import { ContactId, TournamentId } from "../../domain/shared/values.ts";
import { createTournament as create } from "../../domain/tournament/decisions.ts";
import type { TournamentSettings } from "../../domain/tournament/settings.ts";
import type { TournamentStatus } from "../../domain/tournament/status.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { TournamentStreams } from "../commands/streamHandlers.ts";
import { targets } from "../commands/targets.ts";
import { checkRatingsOfCourse } from "../courses/ratingFit.ts";
import { Contacts } from "../ports/Contacts.ts";
import { TournamentNumbers } from "../ports/TournamentNumbers.ts";
import { checkChoices } from "./checkChoices.ts";
import { sharing } from "./newShareCode.ts";

/**
 * The values that an organiser enters. The e-mail is stored in reference data, and the settings
 * contain its id.
 */
interface NewTournament {
  readonly settings: Omit<TournamentSettings, "organizerContactId" | "shareCode">;
  /** Whether the board is public. */
  readonly publicBoard?: boolean;
  readonly organizerEmail: string | null;
  readonly status: TournamentStatus;
}

/** The id follows from the command, so a retry creates nothing more. */
export const createTournament = Effect.fn("createTournament")(function* (
  { settings: chosen, publicBoard = false, organizerEmail, status }: NewTournament,
  context: CommandContext,
) {
  const settings = publicBoard ? { ...chosen, ...(yield* sharing(true)) } : chosen;
  yield* checkChoices(settings);
  if (settings.courseId) yield* checkRatingsOfCourse(settings.courseId);
  const tournamentId = TournamentId.make(createdIdOf(context.commandId));
  const organizerContactId =
    organizerEmail === null ? null : yield* keepContact(tournamentId, organizerEmail, context);
  const number = yield* TournamentNumbers.use(({ counted, drawn }) =>
    settings.isPrivate ? drawn(tournamentId, null) : counted(tournamentId),
  );

  const created = { tournamentId, number, status, settings: { ...settings, organizerContactId } };
  const { handle } = yield* TournamentStreams;
  const { position } = yield* handle(targets.tournament(tournamentId), context, (state) =>
    create(created, state),
  );
  return { tournamentId, position };
});

export const keepContact = (
  tournamentId: TournamentId,
  email: string,
  { commandId }: CommandContext,
) =>
  Contacts.use(({ keep }) => keep(tournamentId, email, ContactId.make(createdIdOf(commandId, 1))));
