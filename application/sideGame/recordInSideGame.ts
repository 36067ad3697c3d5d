import { Effect } from "effect";
import type {
  HoleNumber,
  PlayerId,
  RoundNumber,
  SideGameId,
  TournamentId,
} from "../../domain/shared/values.ts";
import { SideGameCommand } from "../../domain/sideGame/commands.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { courseHolesOf } from "./courseHoles.ts";
import { handleSideGame } from "./handleSideGame.ts";

interface HoleOfGame {
  readonly sideGameId: SideGameId;
  readonly tournamentId: TournamentId;
  readonly round: RoundNumber;
  readonly holeNumber: HoleNumber;
}

export interface MeasuredDistance extends HoleOfGame {
  readonly playerId: PlayerId;
  /** Feet to the hole, or yards of the drive; null takes it back. */
  readonly distance: number | null;
}

export interface ChoiceOfWolf extends HoleOfGame {
  readonly wolfId: PlayerId;
  /** Null is a lone wolf. */
  readonly partnerId: PlayerId | null;
}

const { RecordSideGameEntry, RecordWolfChoice } = SideGameCommand.cases;

export const recordDistance = Effect.fn("recordDistance")(function* (
  measured: MeasuredDistance,
  context: CommandContext,
) {
  const courseHoles = yield* courseHolesOf(measured.tournamentId);
  return yield* handleSideGame(RecordSideGameEntry.make({ ...measured, courseHoles }), context);
});

export const recordWolfChoice = Effect.fn("recordWolfChoice")(function* (
  choice: ChoiceOfWolf,
  context: CommandContext,
) {
  const courseHoles = yield* courseHolesOf(choice.tournamentId);
  return yield* handleSideGame(RecordWolfChoice.make({ ...choice, courseHoles }), context);
});
