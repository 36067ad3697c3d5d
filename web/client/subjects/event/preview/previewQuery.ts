import type { TournamentId } from "../../../../../domain/shared/values.ts";
import type { Body } from "../../../../contract/endpoint.ts";
import { previewScores } from "../../../../contract/scoring.ts";
import { previewOf } from "../../../data/preview.ts";

/** What these scores would change. */
export const previewQuery = (eventId: TournamentId, body: Body<typeof previewScores>) =>
  previewOf(previewScores, { eventId }, body);
