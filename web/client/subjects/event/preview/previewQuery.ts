import type { TournamentId } from "../../../../../domain/shared/values.ts";
import { previewScores } from "../../../../contract/card/scoring.ts";
import type { Body } from "../../../../contract/endpoint.ts";
import { previewOf } from "../../../data/preview.ts";

/** What these scores would change. */
export const previewQuery = (eventId: TournamentId, body: Body<typeof previewScores>) =>
  previewOf(previewScores, { eventId }, body);
