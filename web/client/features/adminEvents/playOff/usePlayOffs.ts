import type { PlayerId, TournamentId } from "../../../../../domain/shared/values.ts";
import { recordPlayOff, withdrawPlayOff } from "../../../../contract/playOffs.ts";
import { serverErrorOr } from "../../../data/errorToast.ts";
import { useWrite } from "../../../data/write.ts";

interface PlayOff {
  readonly place: number;
  readonly playerIds: ReadonlyArray<PlayerId>;
  readonly note: string | null;
}

export const useRecordPlayOff = (eventId: TournamentId) =>
  useWrite(recordPlayOff, ({ place, ...body }: PlayOff) => ({ params: { eventId, place }, body }), {
    done: "Play-off recorded",
    onFailed: serverErrorOr("Failed to record the play-off"),
  });

export const useWithdrawPlayOff = (eventId: TournamentId) =>
  useWrite(withdrawPlayOff, (place: number) => ({ params: { eventId, place } }), {
    done: "Play-off taken back",
    onFailed: serverErrorOr("Failed to take the play-off back"),
  });
