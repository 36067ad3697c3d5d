import { Effect } from "effect";
import {
  recordWolfChoice as choose,
  type RecordSideGameEntry,
  type RecordWolfChoice,
  recordEntry,
} from "../../domain/sideGame/recording.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { SideGameStreams } from "../commands/streamHandlers.ts";
import { targets } from "../commands/targets.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";
import { checkGroupScoring } from "../scorecard/checkGroupScoring.ts";
import { checkMayPlay } from "../scorecard/checkMayPlay.ts";
import { courseHolesOf } from "./courseHoles.ts";

/**
 * Players record their own distances, and those of their tee group where one phone scores for it:
 * the same people as enter the scores of the hole.
 */
export const recordDistance = Effect.fn("recordDistance")(function* (
  measured: Omit<RecordSideGameEntry, "courseHoles" | "tournamentStatus">,
  context: CommandContext,
) {
  const { by, playerId, tournamentId, round } = measured;
  if (by !== null) {
    const card = { tournamentId, playerId, round };
    yield* by === playerId ? checkMayPlay(card) : checkGroupScoring(card, by);
  }
  const { status } = yield* TournamentFacts.use((facts) => facts.tournament(tournamentId));
  const courseHoles = yield* courseHolesOf(tournamentId, round);
  const { handle } = yield* SideGameStreams;
  return yield* handle(targets.sideGame(measured), context, (game) =>
    recordEntry({ ...measured, courseHoles, tournamentStatus: status }, game),
  );
});

export const recordWolfChoice = Effect.fn("recordWolfChoice")(function* (
  choice: Omit<RecordWolfChoice, "courseHoles">,
  context: CommandContext,
) {
  const courseHoles = yield* courseHolesOf(choice.tournamentId, choice.round);
  const { handle } = yield* SideGameStreams;
  return yield* handle(targets.sideGame(choice), context, (game) =>
    choose({ ...choice, courseHoles }, game),
  );
});
