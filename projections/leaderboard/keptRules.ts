import type { RulesEdition } from "../../domain/golf/rulesEdition.ts";
import { keptRules as keptBy } from "../../domain/tournament/rulesEdition.ts";

/** As tables know it of a tournament. */
interface Row {
  readonly rules_edition: RulesEdition;
}

/** The rules that decide a tournament, where they are not the present ones. */
export const keptRules = (row: Row | null) =>
  row ? keptBy({ rulesEdition: row.rules_edition }) : {};
