/**
 * The edition of the rules by which a result is worked out: the first one up to version 3.0.0, the
 * second one since. An event that was completed under the first keeps it until somebody opens it
 * again (docs/rules.md, Before and after an event). Where none is named, the present one counts.
 */
export type RulesEdition = 1 | 2;

export const presentEdition = 2 as const;

export interface ByEdition {
  readonly rulesEdition?: RulesEdition | undefined;
}
