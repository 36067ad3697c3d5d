import { Effect } from "effect";
import type { FastifyRequest } from "fastify";
import type { Caller, PlayerCaller } from "../../../application/access/callers.ts";
import { entryFor } from "../../../application/access/lookUp.ts";
import { hasPlace, manages } from "../../../application/access/rules.ts";
import { aSecond, noAge } from "../../../application/commands/streamMemory.ts";
import { sideGameAt } from "../../../application/sideGame/findSideGame.ts";
import type { TournamentId } from "../../../domain/shared/values.ts";
import { SideGameNotJoined } from "../../../domain/sideGame/rejections.ts";
import type { CreatedSideGame } from "../../../domain/sideGame/sideGame.ts";
import type { CreatedTournament } from "../../../domain/tournament/tournament.ts";
import { Denied, sentenceOf } from "../problems/problems.ts";
import { playerOf } from "../sessions/signedIn.ts";
import { rules } from "./rules.ts";

interface Subject {
  readonly tournament: CreatedTournament | null;
  readonly sideGame: CreatedSideGame | null;
}

/** The people who record values of a side game: its participants, and the managers of its event. */
export const recorderOf = Effect.fnUntraced(function* (
  request: FastifyRequest,
  caller: Caller | null,
  { tournament, sideGame }: Subject,
) {
  if (caller?.kind === "admin" && tournament !== null && manages(caller, tournament)) return caller;
  // The same browser may also have the session of an administrator of another event, so the
  // player's session is tried too.
  const player = caller?.kind === "player" ? caller : yield* playerOf(request);
  if (
    player &&
    sideGame &&
    tournament &&
    (yield* plays(player, sideGame, tournament.tournamentId))
  ) {
    return player;
  }
  const { sideGameManager, sideGameRecorder } = rules;
  const { forbidden } = caller?.kind === "admin" ? sideGameManager : sideGameRecorder;
  // A player of the event is told that they are not in the game, and not that they are not registered.
  const isInField =
    caller?.kind === "player" &&
    tournament !== null &&
    hasPlace(yield* entryFor(tournament.tournamentId, caller.id, hasPlace));
  const refusal = isInField && sideGame ? sentenceOf(new SideGameNotJoined(sideGame)) : forbidden;
  return yield* Effect.fail(new Denied([403, refusal ?? ""]));
});

/** A participant who has left the field stays a participant, but may not record any more. */
const plays = ({ id }: PlayerCaller, { sideGameId }: CreatedSideGame, tournamentId: TournamentId) =>
  Effect.gen(function* () {
    const isParticipant = ({ participants }: CreatedSideGame) => participants.has(id);
    const known = yield* sideGameAt(sideGameId, aSecond);
    const game = isParticipant(known) ? known : yield* sideGameAt(sideGameId, noAge);
    return isParticipant(game) && hasPlace(yield* entryFor(tournamentId, id, hasPlace));
  });
