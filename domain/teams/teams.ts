import type { PlayerId, TeamId } from "../shared/values.ts";
import type { TeamEvent, TeamKind } from "./events.ts";

export interface Team {
  readonly teamId: TeamId;
  readonly name: string;
  readonly kind: TeamKind;
  /** If all members share one ball, the first one keeps the card. */
  readonly playerIds: ReadonlyArray<PlayerId>;
  /**
   * The handicap indexes of the players when the team was formed; null if they were not recorded.
   */
  readonly handicapIndexes: ReadonlyArray<number> | null;
}

/**
 * The pairs and teams of a tournament, in the order in which they were formed. They may overlap.
 */
export type Teams = ReadonlyMap<TeamId, Team>;

export const initialState: Teams = new Map();

// No `default` case: a new event must not compile until its meaning is decided here.
export const evolve = (teams: Teams, event: TeamEvent): Teams => {
  switch (event._tag) {
    case "TeamFormed": {
      const { teamId, name, kind, playerIds, handicapIndexes = null } = event;
      return new Map([...teams, [teamId, { teamId, name, kind, playerIds, handicapIndexes }]]);
    }
    case "TeamDisbanded":
      return new Map([...teams].filter(([teamId]) => teamId !== event.teamId));
  }
};
