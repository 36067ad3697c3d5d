import { ana, ben, tournamentId } from "../field/examples.ts";
import { matchIdOf } from "../shared/derivedIds.ts";
import { RoundNumber, type SideGameId } from "../shared/values.ts";
import { MatchCommand } from "../testing/commands.ts";
import { MatchEvent, type MatchOutcome, type Pairing } from "./events.ts";

/**
 * Named values for tests and documentation, so that a test shows only the values that matter to it.
 */
export { ana, ben, cleo, dora, tournamentId } from "../field/examples.ts";

export const first = RoundNumber.make(1);
export const second = RoundNumber.make(2);

/** The opponents in the first round of the tournament itself. */
export const meeting = (
  playerId = ana,
  opponentId = ben,
  round = first,
  sideGameId: SideGameId | null = null,
): Pairing => {
  const pairing = { tournamentId, sideGameId, round, playerId, opponentId };
  return { matchId: matchIdOf(pairing), ...pairing };
};

export const anaBen = meeting();
export const benAna = meeting(ben, ana);

const outcome = (result: MatchOutcome["result"], margin: string | null = null): MatchOutcome => ({
  result,
  margin,
});

export const won = (margin: string | null) => outcome("win", margin);
export const lost = (margin: string | null) => outcome("loss", margin);
export const halved = outcome("halved");

const commands = MatchCommand.cases;

export const arrange = (pairing = anaBen) => commands.ArrangeMatch.make(pairing);
export const record = (result: MatchOutcome, pairing = anaBen) =>
  commands.RecordMatchResult.make({ ...pairing, ...result });
export const announce = (result: MatchOutcome, pairing = anaBen) =>
  commands.AnnounceMatchResult.make({ ...pairing, ...result });
export const reopen = commands.ReopenMatch.make({ matchId: anaBen.matchId, tournamentId });

const events = MatchEvent.cases;

export const arranged = (pairing = anaBen) => events.MatchArranged.make(pairing);
export const decidedByScores = (result: MatchOutcome, pairing = anaBen) =>
  events.MatchDecided.make({ ...pairing, ...result, decidedBy: "scores" });
export const decidedByAdmin = (result: MatchOutcome, pairing = anaBen) =>
  events.MatchDecided.make({ ...pairing, ...result, decidedBy: "admin" });
export const reopened = events.MatchReopened.make({ matchId: anaBen.matchId });
