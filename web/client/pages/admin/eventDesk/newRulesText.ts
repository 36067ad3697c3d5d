import type { EventDetail, NewRule } from "../../../../contract/event/event.ts";

const said: Readonly<Record<NewRule, string>> = {
  rounds: "a round that nobody opens does not count in the end",
  matches: "matches rank the board, three in a group play three, and partners never meet",
  games:
    "in games who never starts owes nothing, and a hole left empty is lost by its player alone",
  handicaps:
    "a card opened now takes a share of the index on fewer than 18 holes, rounded to a tenth",
};

/** What is new for an event that began under an earlier version; null where nothing is. */
export const newRulesText = ({ newRules }: Pick<EventDetail, "newRules">): string | null =>
  newRules
    ? `This event began under an earlier version and now follows the present rules. New for it: ${newRules
        .map((rule) => said[rule])
        .join("; ")}.`
    : null;
