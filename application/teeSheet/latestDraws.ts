import { Effect } from "effect";
import { streams } from "../../domain/shared/streams.ts";
import type { TournamentId } from "../../domain/shared/values.ts";
import { TeeSheetStreams } from "../commands/streamHandlers.ts";
import { noAge } from "../commands/streamMemory.ts";

/** By which draw each round was drawn last. */
export const latestDraws = Effect.fnUntraced(function* (tournamentId: TournamentId) {
  const { read } = yield* TeeSheetStreams;
  const { state } = yield* read(streams.teeSheet(tournamentId), noAge);
  return [...state.draws].map(([roundNumber, draw]) => ({ roundNumber, ...draw }));
});
