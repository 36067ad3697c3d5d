import type { TournamentId } from "../../../../../../domain/shared/values.ts";
import type { Body } from "../../../../../contract/endpoint.ts";
import { createSideGame } from "../../../../../contract/sideGame/sideGames.ts";
import { serverErrorOr } from "../../../../data/errorToast.ts";
import { useWrite } from "../../../../data/write.ts";

export const useCreateGame = (eventId: TournamentId) =>
  useWrite(createSideGame, (body: Body<typeof createSideGame>) => ({ params: { eventId }, body }), {
    isShownFirst: true,
    done: "Side game created",
    onFailed: serverErrorOr("Failed to create side game"),
  });
