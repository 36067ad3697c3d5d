import { Effect, Result } from "effect";
import { commandIdOf } from "../../domain/shared/derivedIds.ts";
import type { Position } from "../../domain/shared/recorded.ts";
import type { PlayerId, SideGameId, TournamentId } from "../../domain/shared/values.ts";
import type { SideGameEvent } from "../../domain/sideGame/events.ts";
import { enterInSideGame } from "../../domain/sideGame/joining.ts";
import { takeOutOfSideGame } from "../../domain/sideGame/leaving.ts";
import { PlayerNotInEvent, type SideGameRejection } from "../../domain/sideGame/rejections.ts";
import { evolve, type SideGame } from "../../domain/sideGame/sideGame.ts";
import { entryFor } from "../access/lookUp.ts";
import { stillPlays } from "../access/rules.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { SideGameStreams } from "../commands/streamHandlers.ts";
import { targets } from "../commands/targets.ts";
import { SideGameProgress } from "../ports/SideGameProgress.ts";
import { findSideGame } from "./findSideGame.ts";

interface OfGame {
  readonly tournamentId: TournamentId;
  readonly sideGameId: SideGameId;
}

interface Entering extends OfGame {
  readonly playerIds: ReadonlyArray<PlayerId>;
  readonly teamName: string | null;
  readonly partnerId: PlayerId | null;
}

interface TakingOut extends OfGame {
  readonly playerId: PlayerId;
}

/** The decision about one player. */
interface One {
  readonly playerId: PlayerId;
  readonly decide: (
    game: SideGame,
  ) => Result.Result<ReadonlyArray<SideGameEvent>, SideGameRejection>;
}

interface Outcome {
  readonly playerId: PlayerId;
  /** Null if it is done. */
  readonly refusal: SideGameRejection | null;
}

/**
 * How the office puts players into a game: each is decided separately. In a game of partners two
 * players without a named partner become partners.
 */
export const enteringPlayers = Effect.fn("enterPlayersInSideGame")(function* (entering: Entering) {
  const { tournamentId, sideGameId, teamName, partnerId } = entering;
  const isFinal = yield* finalNow(entering);
  const playerIds = [...new Set(entering.playerIds)];
  return yield* Effect.forEach(playerIds, (playerId) =>
    Effect.gen(function* () {
      const [other = null] =
        playerIds.length === 2 ? playerIds.filter((id) => id !== playerId) : [];
      const partner = partnerId ?? other;
      const [isPlaying, isPartnerPlaying] = yield* Effect.all([
        playsIn(tournamentId, playerId),
        partner === null ? Effect.succeed(false) : playsIn(tournamentId, partner),
      ]);
      const side = { teamName, isTeamCaptain: false, partnerId: partner };
      const who = { tournamentId, sideGameId, playerId };
      const decide: One["decide"] = (game) =>
        isPlaying
          ? enterInSideGame({ ...who, ...side, isPartnerPlaying, isFinal }, game)
          : Result.fail(new PlayerNotInEvent({ sideGameId, playerId }));
      const one: One = { playerId, decide };
      return one;
    }),
  );
});

/** How the office takes a player out. */
export const takingOut = Effect.fn("takePlayerOutOfSideGame")(function* (leaving: TakingOut) {
  const isFinal = yield* finalNow(leaving);
  const { playerId } = leaving;
  const one: One = {
    playerId,
    decide: (game) => takeOutOfSideGame({ ...leaving, isFinal }, game),
  };
  return [one];
});

/** The game as it would be, and what would be refused. Nothing is written. */
export const previewed = Effect.fn("previewSideGame")(function* (
  { sideGameId }: OfGame,
  decisions: ReadonlyArray<One>,
) {
  let game: SideGame = yield* findSideGame(sideGameId);
  const outcomes: Array<Outcome> = [];
  for (const { playerId, decide } of decisions) {
    const decided = decide(game);
    if (Result.isSuccess(decided)) {
      game = decided.success.reduce(evolve, game);
      outcomes.push({ playerId, refusal: null });
      continue;
    }
    if (decided.failure._tag === "SideGameFinal") return yield* decided.failure;
    outcomes.push({ playerId, refusal: decided.failure });
  }
  return { game, outcomes };
});

/**
 * Carries the decisions out. Each has its own command, which follows from this one, so a repetition
 * continues where the first attempt ended.
 */
export const carriedOut = Effect.fn("changeSideGame")(function* (
  game: OfGame,
  decisions: ReadonlyArray<One>,
  context: CommandContext,
) {
  const { handle } = yield* SideGameStreams;
  let position: Position | null = null;
  const outcomes: Array<Outcome> = [];
  for (const { playerId, decide } of decisions) {
    const commandId = commandIdOf(context.actor, `one of many ${playerId}`, context.commandId);
    const handled = handle(targets.sideGame(game), { ...context, commandId }, decide);
    const outcome = yield* Effect.result(handled);
    if (Result.isSuccess(outcome)) {
      position = outcome.success.position ?? position;
      outcomes.push({ playerId, refusal: null });
      continue;
    }
    const refusal = outcome.failure;
    if (
      refusal._tag === "EventStoreUnavailable" ||
      refusal._tag === "StreamMoved" ||
      refusal._tag === "SideGameFinal" ||
      refusal._tag === "SideGameNotFound"
    ) {
      return yield* refusal;
    }
    outcomes.push({ playerId, refusal });
  }
  return { position, outcomes };
});

const finalNow = ({ tournamentId, sideGameId }: OfGame) =>
  SideGameProgress.use(({ isFinal }) => isFinal(tournamentId, sideGameId));

const playsIn = (tournamentId: TournamentId, playerId: PlayerId) =>
  Effect.map(entryFor(tournamentId, playerId, stillPlays), (entry) => stillPlays(entry));
