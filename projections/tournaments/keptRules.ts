import type { RulesEdition } from "../../domain/golf/rulesEdition.ts";
import { keptRules as keptBy } from "../../domain/tournament/rulesEdition.ts";
import type { TournamentStatus } from "../../domain/tournament/status.ts";

/** As tables know it of a tournament. */
interface Row {
  readonly status: TournamentStatus;
  readonly rules_edition: RulesEdition;
}

/** The rules by which a tournament was completed, where they are not the present ones. */
export const keptRules = (row: Row | null) =>
  row ? keptBy({ status: row.status, rulesEdition: row.rules_edition }) : {};
