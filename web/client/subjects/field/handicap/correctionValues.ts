import { handicapText } from "../../../../../domain/shared/writtenHandicap.ts";
import { changeParticipant } from "../../../../contract/field/field.ts";
import type { AdminParticipant } from "../../../../contract/field/participants.ts";
import { errorsOf, type FieldErrors } from "../../../form/formErrors.ts";
import { numberIn } from "../../../form/typedNumbers.ts";

const textOf = (index: number | null) => (index === null ? "" : handicapText(index));

type Player = Pick<AdminParticipant, "handicap" | "profileHandicap" | "teeId">;

/** What counts now. */
export const countingValues = ({ handicap, teeId }: Player) => ({
  handicap: textOf(handicap),
  teeId: teeId ?? "",
  fromRound: "1",
  reason: "",
});
export type CorrectionValues = ReturnType<typeof countingValues>;

/** The form begins with the handicap of the account, if that is another one. */
export const suggestedValues = (player: Player): CorrectionValues => ({
  ...countingValues(player),
  handicap: textOf(player.profileHandicap),
});

/** The body of the call: only what differs from what counts now is corrected. */
export const bodyOf = (values: CorrectionValues, counting: CorrectionValues, preview: boolean) => ({
  action: "correct" as const,
  ...(values.handicap.trim() === counting.handicap ? {} : { handicap: values.handicap }),
  ...(values.teeId === counting.teeId ? {} : { teeId: values.teeId === "" ? null : values.teeId }),
  fromRound: numberIn(values.fromRound),
  reason: values.reason,
  preview,
});

export const errorsIn = (values: CorrectionValues, counting: CorrectionValues): FieldErrors => {
  const body = bodyOf(values, counting, true);
  const { "": missingReason, ...errors } = errorsOf(changeParticipant, body);
  return {
    ...("handicap" in body || "teeId" in body
      ? {}
      : { handicap: "Please enter a handicap or choose a tee" }),
    ...(missingReason ? { reason: missingReason } : {}),
    ...errors,
  };
};

interface CardChange {
  readonly roundNumber: number;
  readonly before: number;
  readonly after: number;
}

const strokesText = (strokes: number) => (strokes < 0 ? `+${-strokes}` : String(strokes));

/** "Round 1: played off 2, now off 24". */
export const cardLine = ({ roundNumber, before, after }: CardChange): string =>
  before === after
    ? `Round ${roundNumber}: still played off ${strokesText(after)}`
    : `Round ${roundNumber}: played off ${strokesText(before)}, now off ${strokesText(after)}`;
