import { presentEdition, type RulesEdition } from "../golf/rulesEdition.ts";
import type { TournamentEvent } from "./events.ts";

type StatusChange = Extract<TournamentEvent, { readonly _tag: "TournamentStatusChanged" }>;

/** What a change of the status says of the rules: those of a completed event stay as they were then. */
export const editionAfter = ({ to, rulesEdition }: StatusChange): RulesEdition =>
  to === "completed" ? (rulesEdition ?? 1) : presentEdition;

/** The rules that decide an event, where they are not the present ones. */
export const keptRules = ({
  rulesEdition,
}: {
  readonly rulesEdition: RulesEdition;
}): { readonly rulesEdition?: 1 } => (rulesEdition === 1 ? { rulesEdition } : {});
