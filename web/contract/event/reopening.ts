import { CorrectionPreview } from "../card/correctionPreview.ts";
import { endpoint } from "../endpoint.ts";
import { oneEvent } from "../params.ts";

export const previewReopening = endpoint({
  summary: "What the present rules would change in a completed event that keeps those of then",
  method: "GET",
  path: "/api/admin/events/:eventId/reopening",
  access: "eventAdmin",
  from: [
    "tournaments",
    "registrations",
    "leaderboard",
    "groups",
    "teams",
    "matches",
    "side_games",
    "courses",
  ],
  params: oneEvent,
  success: { status: 200, body: CorrectionPreview },
});
