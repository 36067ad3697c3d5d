import type { EntryOutcome, FullQuestion } from "../../../../contract/field/entering.ts";
import type { AdminViewUser } from "../../../../contract/person/user.ts";
import type { Toast } from "../../../data/toasts.ts";
import { countText, numberText } from "../../../ui/listText.ts";
import { nameOf } from "../playerText.ts";

export type Named = Pick<AdminViewUser, "id" | "firstName" | "lastName">;

const words = {
  entered: "entered",
  waitlist: "on the waitlist",
  alreadyIn: "in the event already",
  refused: "refused",
} as const satisfies Record<EntryOutcome["outcome"], string>;

/** "23 entered, 4 on the waitlist, 9 in the event already, 1 refused". */
export const outcomeText = (outcomes: ReadonlyArray<EntryOutcome>): string =>
  Object.entries(words)
    .map(([is, text]) => [outcomes.filter(({ outcome }) => outcome === is).length, text] as const)
    .flatMap(([count, text]) => (count === 0 ? [] : [`${numberText(count)} ${text}`]))
    .join(", ");

/** "Ana Ace: This user is archived", for each who was refused. */
export const refusals = (
  outcomes: ReadonlyArray<EntryOutcome>,
  players: ReadonlyArray<Named>,
): ReadonlyArray<string> => {
  const names = new Map(players.map((player) => [player.id, nameOf(player)]));
  return outcomes.flatMap(({ playerId, error, outcome }) =>
    outcome === "refused" ? [`${names.get(playerId) ?? "A player"}: ${error ?? ""}`] : [],
  );
};

/** What is said when one was entered, or many. */
export const entryToast = (
  outcomes: ReadonlyArray<EntryOutcome>,
  players: ReadonlyArray<Named>,
): Toast => {
  const [first] = outcomes;
  if (outcomes.length === 1 && first?.outcome === "entered") {
    return { title: "User registered for event" };
  }
  const refused = refusals(outcomes, players);
  if (outcomes.length === 1 && refused.length === 1) {
    return { title: "Error", description: refused.join(""), variant: "destructive" };
  }
  return { title: outcomeText(outcomes) };
};

/** "Full. Add anyway, or to the waitlist (2 before)?" */
export const questionText = ({ entering, free, places, taken, waiting }: FullQuestion): string => {
  const before = waiting === 0 ? "nobody before" : `${waiting} before`;
  const ask = `Add anyway, or to the waitlist (${before})?`;
  const isFull = `${numberText(taken)} of ${numberText(places)} places are taken`;
  if (free === 0) {
    return entering === 1
      ? `Full: ${isFull}. ${ask}`
      : `Full for ${countText(entering, "player")}: ${isFull}. ${ask}`;
  }
  const are = free === 1 ? "1 place is free" : `${free} places are free`;
  return `Full after ${free} of ${entering} players: ${isFull}, ${are}. ${ask}`;
};
