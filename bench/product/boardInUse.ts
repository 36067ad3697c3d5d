import { Effect } from "effect";
import { Position } from "../../domain/shared/recorded.ts";
import type { TournamentId } from "../../domain/shared/values.ts";
import { boardSince } from "../../projections/leaderboard/queries.ts";

/** The cards of a board as one text. A rebuild does not change it. */
export const boardInUse = (tournamentId: TournamentId) =>
  Effect.map(boardSince(tournamentId, Position.make(0)), ({ cards }) =>
    cards
      .map((card) => `${card.scorecard_id} ${card.position} ${JSON.stringify(card.holes)}`)
      .sort()
      .join("\n"),
  );
