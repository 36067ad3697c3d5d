import { Schema } from "effect";
import { useMemo, useSyncExternalStore } from "react";
import { TournamentId } from "../../../../../domain/shared/values.ts";
import { unsentOfDesk } from "../../../device/storage.ts";
import { watchTexts } from "../../../device/textStore.ts";

export interface UnsentScores {
  readonly eventId: TournamentId;
  readonly count: number;
}

const isEvent = Schema.is(TournamentId);

/** The scores that an administrator has typed and the server does not have yet, by event. */
export const useUnsentScores = (adminId: string): ReadonlyArray<UnsentScores> => {
  // A text, because what is read has to stay the same while nothing changes.
  const text = useSyncExternalStore(
    watchTexts,
    () => [...unsentOfDesk(adminId)].flat().join(" "),
    () => "",
  );
  return useMemo(() => readUnsent(text), [text]);
};

const readUnsent = (text: string): ReadonlyArray<UnsentScores> => {
  const words = text.split(" ");
  return words.flatMap((eventId, index) =>
    isEvent(eventId) ? [{ eventId, count: Number(words[index + 1]) }] : [],
  );
};
