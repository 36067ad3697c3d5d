import { queryOptions } from "@tanstack/react-query";
import type { RegistrationId, TournamentId } from "../../../../../domain/shared/values.ts";
import type { Body } from "../../../../contract/endpoint.ts";
import { type CorrectedParticipant, changeParticipant } from "../../../../contract/field.ts";
import { call } from "../../../data/call.ts";
import { queryKeys } from "../../../data/queryKeys.ts";
import { neverCached, usePreviewedChange } from "../previewed/usePreviewedChange.ts";

interface Who {
  readonly eventId: TournamentId;
  readonly participantId: RegistrationId;
}

type Correction = Body<typeof changeParticipant>;

const correct = async (
  params: Who,
  body: Correction,
  more: { readonly signal?: AbortSignal; readonly idempotencyKey?: string },
): Promise<CorrectedParticipant> => {
  const answer = await call(changeParticipant, { params, body, ...more });
  if ("changes" in answer) return answer;
  throw new Error("A correction is answered with what it changes.");
};

/** What the correction would change. */
export const correctionQuery = (who: Who, body: Correction) =>
  queryOptions({
    queryKey: ["handicapPreview", who, body],
    queryFn: ({ signal }) => correct(who, { ...body, preview: true }, { signal }),
    ...neverCached,
  });

export const useCorrectHandicap = (who: Who, onDone: () => void) =>
  usePreviewedChange({
    ...{ eventId: who.eventId, of: who, onDone },
    send: (body: Correction, idempotencyKey) =>
      correct(who, { ...body, preview: false }, { idempotencyKey }),
    // Those of the event and of its players.
    refresh: (queries) => queries.invalidateQueries({ queryKey: queryKeys.registrations }),
    title: () => "Handicap corrected",
    failure: "Failed to correct the handicap",
  });
