import type { PlayerId } from "../shared/values.ts";
import type { MatchEvent, MatchOutcome } from "./events.ts";

/** The recorded facts about a match; its state follows from the cards. */
export interface Match {
  /**
   * The match as an administrator arranged it; null if it only follows from groups or the field.
   */
  readonly arranged: Opponents | null;
  readonly decided: Decided | null;
}

interface Opponents {
  readonly playerId: PlayerId;
  readonly opponentId: PlayerId;
}

/** The result, seen from the named player. */
interface Decided extends MatchOutcome {
  readonly playerId: PlayerId;
  readonly decidedBy: "scores" | "admin";
}

export const initialState: Match = { arranged: null, decided: null };

// No `default` case: a new event must not compile until its meaning is decided here.
export const evolve = (match: Match, event: MatchEvent): Match => {
  switch (event._tag) {
    case "MatchArranged": {
      const { playerId, opponentId } = event;
      return { ...match, arranged: { playerId, opponentId } };
    }
    case "MatchDecided": {
      const { playerId, result, margin, decidedBy } = event;
      return { ...match, decided: { playerId, result, margin, decidedBy } };
    }
    case "MatchReopened":
      return { ...match, decided: null };
  }
};

const opposite = { win: "loss", loss: "win", halved: "halved" } as const;

/** The same result from the other side. */
export const mirrored = <Outcome extends Pick<MatchOutcome, "result">>(
  outcome: Outcome,
): Outcome => ({
  ...outcome,
  result: opposite[outcome.result],
});
