import { HoleNumber } from "../../../../domain/shared/values.ts";
import { saidOfRounds } from "../../../../domain/tournament/rulings.ts";
import type { TournamentRow } from "../../../../projections/tournaments/queries.ts";
import type { RoundOfEvent } from "../../../contract/event/event.ts";

interface Ruled extends Pick<TournamentRow, "rulings"> {
  readonly settings: Pick<TournamentRow["settings"], "numberOfRounds">;
}

/** Every round of an event and what the office said of it. */
export const roundsOf = ({ settings, rulings }: Ruled): ReadonlyArray<RoundOfEvent> =>
  saidOfRounds(settings.numberOfRounds, rulings).map(({ holes, ...said }) => ({
    ...said,
    holes: holes?.map((hole) => HoleNumber.make(hole)) ?? null,
  }));
