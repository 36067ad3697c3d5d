import {
  type PlayerId,
  RoundNumber,
  type TournamentId,
} from "../../../../../domain/shared/values.ts";
import type { Body } from "../../../../contract/endpoint.ts";
import type { RoundOfEvent } from "../../../../contract/event/event.ts";
import { ruleRound } from "../../../../contract/event/rounds.ts";
import { changeParticipant } from "../../../../contract/field/field.ts";
import { previewOf } from "../../../data/preview.ts";
import { serverErrorOr } from "../../../data/toasts.ts";
import { useWrite } from "../../../data/write.ts";
import { countText } from "../../../ui/listText.ts";

/** What the office says of a round, as its form holds it. */
export interface RulingValues {
  readonly what: "all" | "none" | "some";
  /** "1-9, 12", used where only some holes count. */
  readonly holes: string;
  readonly reason: string;
}

export const valuesOfRound = ({ counts, holes }: RoundOfEvent): RulingValues => ({
  what: counts ? (holes === null ? "all" : "some") : "none",
  holes: holes === null ? "1-9" : holes.join(", "),
  reason: "",
});

/** The holes of "1-9, 12", ascending; none where something of it is no hole. */
export const holesIn = (typed: string): ReadonlyArray<number> => {
  const parts = typed
    .split(",")
    .map((part) => /^\s*(\d{1,2})\s*(?:[-–]\s*(\d{1,2})\s*)?$/u.exec(part));
  const holes = parts.map((part) => {
    const [first, last] = [Number(part?.[1]), Number(part?.[2] ?? part?.[1])];
    return first >= 1 && last <= 18 && first <= last
      ? Array.from({ length: last - first + 1 }, (_, index) => first + index)
      : null;
  });
  if (holes.some((each) => each === null)) return [];
  return [...new Set(holes.flatMap((each) => each ?? []))].toSorted((a, b) => a - b);
};

export const bodyOfRuling = ({ what, holes, reason }: RulingValues) => ({
  counts: what !== "none",
  holes: what === "some" ? holesIn(holes) : null,
  reason,
});

/** "Round 2: cancelled", "Round 1: after 9 holes". */
export const ruledText = ({ roundNumber, counts, holes, reason }: RoundOfEvent): string => {
  const said = counts
    ? holes === null
      ? "counts"
      : `after ${countText(holes.length, "hole")}`
    : "cancelled";
  const because = reason === null || said === "counts" ? "" : ` (${reason})`;
  return `Round ${roundNumber}: ${said}${because}`;
};

interface Round {
  readonly eventId: TournamentId;
  readonly roundNumber: RoundNumber;
}

type Ruling = Body<typeof ruleRound>;

/** What the office's word would change. */
export const rulingQuery = (params: Round, body: Ruling) =>
  previewOf(ruleRound, params, { ...body, preview: true });

export const useRuleRound = (params: Round, onDone: () => void) =>
  useWrite(ruleRound, (body: Ruling) => ({ params, body: { ...body, preview: false } }), {
    isShownFirst: true,
    done: `Round ${params.roundNumber} changed`,
    onDone,
    onFailed: serverErrorOr("Failed to change the round"),
  });

/** Takes a withdrawal or a disqualification back. */
export const useTakeBack = (eventId: TournamentId) =>
  useWrite(
    changeParticipant,
    (participantId: PlayerId) => ({
      params: { eventId, participantId },
      body: {
        ...{ action: "accept", reason: null, fromRound: RoundNumber.make(1), preview: false },
        ...{ method: "manual", fee: null },
      },
    }),
    {
      isShownFirst: true,
      done: "Back in the event",
      onFailed: serverErrorOr("Failed to take it back"),
    },
  );
