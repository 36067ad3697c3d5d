import { presentEdition, type RulesEdition } from "../golf/rulesEdition.ts";
import type { TournamentEvent } from "./events.ts";
import type { TournamentStatus } from "./status.ts";

type StatusChange = Extract<TournamentEvent, { readonly _tag: "TournamentStatusChanged" }>;

/** What a change of the status says of the rules: those of a completed event stay as they were then. */
export const editionAfter = ({ to, rulesEdition }: StatusChange): RulesEdition =>
  to === "completed" ? (rulesEdition ?? 1) : presentEdition;

interface Completed {
  readonly status: TournamentStatus;
  readonly rulesEdition: RulesEdition;
}

/** The rules that an event was completed by, where they are not the present ones. */
export const keptRules = ({ status, rulesEdition }: Completed): { readonly rulesEdition?: 1 } =>
  status === "completed" && rulesEdition === 1 ? { rulesEdition: 1 } : {};
