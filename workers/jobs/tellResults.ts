import { Effect } from "effect";
import { processor } from "../../application/ports/Jobs.ts";
import { type Ended, mailResult, tellResultJob } from "../../application/tournament/tellResult.ts";
import { upToDate } from "../../projections/engine/upToDate.ts";
import { journal } from "../../projections/journal/projection.ts";
import { fingerprintOf } from "../../projections/record/recordOf.ts";
import { findTournament } from "../../projections/tournaments/queries.ts";
import { sha256 } from "../sha256.ts";

const told = Effect.fnUntraced(function* ({ tournamentId, position }: Ended) {
  yield* upToDate([journal.name], position);
  const { settings } = yield* findTournament(tournamentId);
  const { name, organizerContactId: contact } = settings;
  const { fingerprint, events } = yield* fingerprintOf(tournamentId, position, sha256);
  yield* mailResult({ tournamentId, name, contact, fingerprint, events });
});

/** Mails the fingerprints of completed tournaments to their organisers. */
export const tellResults = processor(tellResultJob, told);
