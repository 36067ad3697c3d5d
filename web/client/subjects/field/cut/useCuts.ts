import type { RoundNumber, TournamentId } from "../../../../../domain/shared/values.ts";
import type { Body } from "../../../../contract/endpoint.ts";
import { makeCut, withdrawCut } from "../../../../contract/field/cuts.ts";
import { serverErrorOr } from "../../../data/toasts.ts";
import { useWrite } from "../../../data/write.ts";

export const useMakeCut = (eventId: TournamentId) =>
  useWrite(makeCut, (body: Body<typeof makeCut>) => ({ params: { eventId }, body }), {
    done: {
      title: "Cut made",
      description: "Until the next round has scores it can be taken back.",
    },
    onFailed: serverErrorOr("Failed to make the cut"),
  });

export const useWithdrawCut = (eventId: TournamentId) =>
  useWrite(withdrawCut, (roundNumber: RoundNumber) => ({ params: { eventId, roundNumber } }), {
    done: { title: "Cut taken back", description: "Those who had missed it play on." },
    onFailed: serverErrorOr("Failed to take the cut back"),
  });
