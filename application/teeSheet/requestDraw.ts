import { Effect, Option, Random, Schedule } from "effect";
import type { DrawType, StartType } from "../../domain/golf/draw/drawTypes.ts";
import { createdIdOf } from "../../domain/shared/derivedIds.ts";
import type { Position } from "../../domain/shared/recorded.ts";
import { streams } from "../../domain/shared/streams.ts";
import {
  type CommandId,
  GroupId,
  type RoundNumber,
  type TournamentId,
} from "../../domain/shared/values.ts";
import type { TeeSheet } from "../../domain/teeSheet/teeSheet.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { TeeSheetStreams } from "../commands/streamHandlers.ts";
import { noAge } from "../commands/streamMemory.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";
import { Jobs } from "../ports/Jobs.ts";
import { drawJob } from "./drawTeeSheet.ts";
import { DrawFailed, NobodyToSchedule } from "./refusals.ts";
import { teeTimeOf } from "./teeTime.ts";
import { roundToDraw, unscheduledIn } from "./unscheduled.ts";

export interface DrawRequest {
  readonly tournamentId: TournamentId;
  readonly type: DrawType;
  /** "HH:MM" */
  readonly startTime: string;
  /** In minutes. */
  readonly interval: number;
  /** Null stands for the first round in which a player has no group. */
  readonly round: RoundNumber | null;
  /** Null stands for the group size of the tournament. */
  readonly startType: StartType | null;
  /** Whether the present groups of the round are removed first. */
  readonly replaces: boolean;
  /**
   * A number of 32 bits. The seed of an earlier draw repeats that draw. Null stands for a random
   * seed.
   */
  readonly seed: number | null;
}

/** A draw that fails is given up within seconds, because nobody waits longer for its groups. */
const ATTEMPTS = 3;

/** The state of a draw after a while. */
type Requested =
  | {
      readonly isDone: true;
      readonly groupIds: ReadonlyArray<GroupId>;
      readonly position: Position | null;
    }
  | { readonly isDone: false; readonly jobId: CommandId };

/**
 * Adds a draw to the queue and waits a short time for the result. The id of the command is also the
 * id of the job, so the same request makes no second draw.
 */
export const requestDraw = Effect.fn("requestDraw")(function* (
  request: DrawRequest,
  context: CommandContext,
) {
  const { tournamentId, type, interval, replaces } = request;
  const facts = yield* TournamentFacts;
  const { read } = yield* TeeSheetStreams;
  const { commandId } = context;
  const readSheet = read(streams.teeSheet(tournamentId), noAge);

  const { state: sheet, position } = yield* readSheet;
  const drawn = groupsOfDraw(commandId, sheet);
  if (drawn.length > 0) return done(drawn, position);

  const tournament = yield* facts.tournament(tournamentId);
  const field = yield* facts.field(tournamentId, noAge);
  if (field.registered === 0) return yield* new NobodyToSchedule({ tournamentId });
  const round = request.round ?? roundToDraw(field, sheet, tournament.settings.numberOfRounds);
  const hasNothingToDo = (now: TeeSheet, of: RoundNumber) =>
    !replaces && unscheduledIn(field, now, of).length === 0;
  if (round === null || hasNothingToDo(sheet, round)) return done([], position);

  const startType = request.startType ?? tournament.settings.startType ?? "tee_times";
  const draw = {
    ...{ tournamentId, round, type, interval, startType, replaces },
    startTime: yield* teeTimeOf(tournament, round, { time: request.startTime }),
    seed: request.seed ?? (yield* Random.nextIntBetween(-(2 ** 31), 2 ** 31 - 1)),
    context,
  };
  const { enqueue, hasFailed } = yield* Jobs;
  yield* enqueue(drawJob, draw, { id: commandId, attempts: ATTEMPTS });

  /**
   * Another administrator may have scheduled all players in the meantime. Then the draw makes no
   * groups.
   */
  const isOver = (now: TeeSheet) =>
    groupsOfDraw(commandId, now).length > 0 || hasNothingToDo(now, round);
  const whenOver = readSheet.pipe(
    Effect.repeat({ schedule: Schedule.spaced("50 millis"), until: ({ state }) => isOver(state) }),
  );
  const unlessFailed = hasFailed(drawJob, commandId).pipe(
    Effect.repeat({ schedule: Schedule.spaced("500 millis"), until: (isFailed) => isFailed }),
    Effect.andThen(new DrawFailed({ tournamentId })),
  );
  const after = yield* Effect.raceFirst(whenOver, unlessFailed).pipe(
    Effect.timeoutOption("10 seconds"),
  );
  return Option.match(after, {
    onNone: (): Requested => ({ isDone: false, jobId: commandId }),
    onSome: (now) => done(groupsOfDraw(commandId, now.state), now.position),
  });
});

const done = (groupIds: ReadonlyArray<GroupId>, position: Position | null): Requested => ({
  isDone: true,
  groupIds,
  position,
});

/** The ids follow from the command, so they need not be stored. */
const groupsOfDraw = (commandId: CommandId, { groups }: TeeSheet) => {
  const possible = Array.from({ length: groups.size }, (_, n) =>
    GroupId.make(createdIdOf(commandId, n)),
  );
  return possible.filter((id) => groups.has(id));
};
