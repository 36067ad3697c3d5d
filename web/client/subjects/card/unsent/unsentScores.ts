import { Schema } from "effect";
import { useMemo, useSyncExternalStore } from "react";
import { TournamentId } from "../../../../../domain/shared/values.ts";
import { unsentOfDesk, watchTexts } from "../../../device/storage.ts";
import { countText } from "../../../ui/listText.ts";

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

export const scoresText = (count: number): string => countText(count, "score");

/** "18 scores of Gorse Medal wait on this device and are not sent yet." */
export const unsentText = (count: number, eventName: string): string =>
  count === 1
    ? `1 score of ${eventName} waits on this device and is not sent yet.`
    : `${scoresText(count)} of ${eventName} wait on this device and are not sent yet.`;
