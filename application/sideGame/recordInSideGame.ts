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
import { courseHolesOf } from "./courseHoles.ts";

export const recordDistance = Effect.fn("recordDistance")(function* (
  measured: Omit<RecordSideGameEntry, "courseHoles">,
  context: CommandContext,
) {
  const courseHoles = yield* courseHolesOf(measured.tournamentId, measured.round);
  const { handle } = yield* SideGameStreams;
  return yield* handle(targets.sideGame(measured), context, (game) =>
    recordEntry({ ...measured, courseHoles }, game),
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
