import { Effect } from "effect";
import { Throttle } from "../../../application/ports/Throttle.ts";
import type { ShareCode } from "../../../domain/shared/values.ts";
import { PublicBoards } from "../../../projections/boards/publicBoards.ts";
import { BoardNotPublic } from "../../../projections/tournaments/queries.ts";

interface Followed {
  readonly shareCode: ShareCode;
  /** The address of the request. */
  readonly address: string;
}

/** The tournament whose board is public under this code. Guesses of one address are limited. */
export const sharedTournament = Effect.fnUntraced(function* ({ shareCode, address }: Followed) {
  const { tournament } = yield* PublicBoards;
  const { followCode } = yield* Throttle;
  const isWrong = (failure: unknown) => failure instanceof BoardNotPublic;
  return yield* followCode({ code: shareCode, address })(tournament(shareCode), isWrong);
});
