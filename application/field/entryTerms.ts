import { Effect } from "effect";
import type { EntryTerms } from "../../domain/field/entryTerms.ts";
import { dayOf } from "../../domain/tournament/status.ts";
import type { CreatedTournament } from "../../domain/tournament/tournament.ts";
import { OrganiserClock } from "../ports/OrganiserClock.ts";

/** The current terms of entry of a tournament. Its deadline lasts until the end of that day. */
export const entryTermsOf = Effect.fnUntraced(function* ({ status, settings }: CreatedTournament) {
  const { registrationDeadline: deadline, maxParticipants } = settings;
  const now = yield* OrganiserClock.use((clock) => clock.now);
  const hasDeadlinePassed = deadline !== null && dayOf(deadline) < dayOf(now);
  const terms: EntryTerms = { status, maxParticipants, hasDeadlinePassed };
  return terms;
});
