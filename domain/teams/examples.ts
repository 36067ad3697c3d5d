import { ana, ben, tournamentId } from "../field/examples.ts";
import { type PlayerId, TeamId } from "../shared/values.ts";
import { TeamCommand } from "../testing/commands.ts";
import type { FormTeam } from "./decisions.ts";
import { TeamEvent, type TeamKind } from "./events.ts";

/**
 * Named values for tests and documentation, so that a test shows only the values that matter to it.
 */
export { ana, ben, cleo, dora, tournamentId } from "../field/examples.ts";

const teamNumber = (n: number) =>
  TeamId.make(`00000000-0000-4000-b000-${String(n).padStart(12, "0")}`);
export const eagles = teamNumber(1);
export const hawks = teamNumber(2);

interface Details {
  readonly teamId?: TeamId;
  readonly kind?: TeamKind;
  readonly name?: string;
  readonly handicapIndexes?: ReadonlyArray<number>;
}

const team = (playerIds: ReadonlyArray<PlayerId>, details: Details) => ({
  ...{ tournamentId, teamId: eagles, name: "Eagles", kind: "team" as const, playerIds },
  handicapIndexes: playerIds.map(() => 0),
  ...details,
});

const commands = TeamCommand.cases;

export const form = (
  playerIds: ReadonlyArray<PlayerId> = [ana, ben],
  { notRegistered = [], ...details }: Details & Partial<Pick<FormTeam, "notRegistered">> = {},
) => commands.FormTeam.make({ ...team(playerIds, details), notRegistered });

export const disband = (teamId = eagles) => commands.DisbandTeam.make({ tournamentId, teamId });

const events = TeamEvent.cases;

export const formed = (playerIds: ReadonlyArray<PlayerId> = [ana, ben], details: Details = {}) =>
  events.TeamFormed.make(team(playerIds, details));

export const disbanded = (teamId = eagles) => events.TeamDisbanded.make({ tournamentId, teamId });
