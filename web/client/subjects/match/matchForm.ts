import { arrangeMatch, type Match } from "../../../contract/match/matches.ts";
import { errorsOf } from "../../form/formErrors.ts";

export const newMatch = { roundNumber: "1", playerId: "", opponentId: "", result: "", margin: "" };
export type MatchValues = typeof newMatch;

/** A match as the form shows it, so that its result can be recorded or corrected. */
export const valuesOf = ({ roundNumber, playerId, opponentId, result, margin }: Match) => ({
  ...{ roundNumber: String(roundNumber), playerId: String(playerId) },
  ...{ opponentId: String(opponentId), result: String(result ?? ""), margin: margin ?? "" },
});

/** Without a result the match is arranged; without a margin it was won or halved. */
export const bodyOf = ({ roundNumber, playerId, opponentId, result, margin }: MatchValues) => ({
  ...{ roundNumber: Number(roundNumber), playerId, opponentId },
  result: result === "" ? null : result,
  margin: margin.trim() === "" ? null : margin.trim(),
});

/** Errors are shown at the field that has to change. */
export const errorsIn = (values: MatchValues) => {
  const { "": ofWhole, ...errors }: Record<string, string | undefined> = errorsOf(
    arrangeMatch,
    bodyOf(values),
  );
  const isTwice = values.playerId !== "" && values.playerId === values.opponentId;
  if (isTwice) return { ...errors, opponentId: "Please select different players" };
  return ofWhole ? { ...errors, margin: ofWhole } : errors;
};
