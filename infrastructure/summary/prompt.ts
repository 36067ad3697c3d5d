import type { SummaryFacts } from "../../domain/summary/facts.ts";
import { withNames } from "../../domain/summary/playerMarks.ts";

/** A language model copies "{P1}" without a slip, and a long id not always. */
const shortMark = (index: number) => `P${index + 1}`;

export const instructions =
  "You are a golf commentator with a dry wit. Write one paragraph of three to five sentences in " +
  "plain text about the event in the JSON you are given: a preview if its kind is preview, otherwise " +
  "what has happened. Players appear as marks such as {P1}: write the marks exactly so, and give " +
  "nobody another name. Every number and name you write must stand in the JSON. Invent nothing, " +
  "count nothing, and mention no weather, no places and no people besides.";

/** What a provider gets to see: facts, and marks instead of the ids of players. */
export const questionOf = (facts: SummaryFacts) => {
  const players = playersOf(facts);
  const json = players.reduce<string>(
    (text, id, index) => text.replaceAll(id, shortMark(index)),
    JSON.stringify(facts),
  );
  const idOf = new Map(players.map((id, index) => [shortMark(index), id]));
  return {
    json,
    /** The answer with the ids; a mark that nobody gave stays, and is not believed later. */
    withIds: (text: string) => withNames(text, (mark) => `{${idOf.get(mark) ?? mark}}`),
  };
};

const playersOf = ({ favourites, leaders, bestRound }: SummaryFacts): ReadonlyArray<string> => [
  ...new Set([
    ...favourites.map(({ playerId }) => playerId),
    ...leaders.map(({ playerId }) => playerId),
    ...(bestRound?.playerIds ?? []),
  ]),
];
