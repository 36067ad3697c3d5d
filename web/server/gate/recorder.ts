import { Effect } from "effect";
import type { FastifyRequest } from "fastify";
import type { Caller, PlayerCaller } from "../../../application/access/callers.ts";
import { manages } from "../../../application/access/rules.ts";
import { findSideGameWith } from "../../../application/sideGame/findSideGame.ts";
import type { CreatedSideGame } from "../../../domain/sideGame/sideGame.ts";
import type { CreatedTournament } from "../../../domain/tournament/tournament.ts";
import { Denied } from "../problems.ts";
import { playerOf } from "../sessions/signedIn.ts";
import { rules } from "./rules.ts";

interface Subject {
  readonly tournament: CreatedTournament | null;
  readonly sideGame: CreatedSideGame | null;
}

/** Who records what happens in a side game: its participants, and whoever manages its event. */
export const recorderOf = Effect.fnUntraced(function* (
  request: FastifyRequest,
  caller: Caller | null,
  { tournament, sideGame }: Subject,
) {
  if (caller?.kind === "admin" && tournament !== null && manages(caller, tournament)) return caller;
  // An administrator of something else may play in this game, in the same browser (AMB-101).
  const player = caller?.kind === "player" ? caller : yield* playerOf(request);
  if (player && sideGame && (yield* hasJoined(sideGame, player))) return player;
  const { sideGameManager, sideGameRecorder } = rules;
  const { forbidden } = caller?.kind === "admin" ? sideGameManager : sideGameRecorder;
  return yield* Effect.fail(new Denied([403, forbidden ?? ""]));
});

const hasJoined = ({ sideGameId }: CreatedSideGame, { id }: PlayerCaller) =>
  Effect.map(
    findSideGameWith(sideGameId, (game) => game.participants.has(id)),
    (game) => game.participants.has(id),
  );
