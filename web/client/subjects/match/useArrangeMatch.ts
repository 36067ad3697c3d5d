import type { TournamentId } from "../../../../domain/shared/values.ts";
import type { Body } from "../../../contract/endpoint.ts";
import { arrangeMatch } from "../../../contract/match/matches.ts";
import { serverErrorOr } from "../../data/errorToast.ts";
import { useWrite } from "../../data/write.ts";

/** Arranges a match or records its result. The latest result of an administrator counts. */
export const useArrangeMatch = (eventId: TournamentId) =>
  useWrite(arrangeMatch, (body: Body<typeof arrangeMatch>) => ({ params: { eventId }, body }), {
    isShownFirst: true,
    done: "Match saved",
    onFailed: serverErrorOr("Failed to save match"),
  });
