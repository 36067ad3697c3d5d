import type { SummaryFacts } from "../../domain/summary/facts.ts";
import { withNames } from "../../domain/summary/playerMarks.ts";

/** A language model copies "{P1}" without a mistake, but not always a long id. */
const shortMark = (index: number) => `P${index + 1}`;

export const instructions =
  "You are a golf commentator with a dry wit. Write one paragraph of three to five sentences in " +
  "plain text about the event in the JSON you are given: a preview if its kind is preview, otherwise " +
  "what has happened. Players appear as marks such as {P1}: write the marks exactly so, and give " +
  "nobody another name. Every number and name you write must stand in the JSON. Invent nothing, " +
  "count nothing, and mention no weather, no places and no people besides.";

/** The text that is sent to a provider: facts, with marks instead of the ids of players. */
export const questionOf = (facts: SummaryFacts) => {
  const players = playersOf(facts);
  const json = players.reduce<string>(
    (text, id, index) => text.replaceAll(id, shortMark(index)),
    JSON.stringify(facts),
  );
  const idOf = new Map(players.map((id, index) => [shortMark(index), id]));
  return {
    json,
    /**
     * Replaces the marks by ids. An unknown mark stays in the text, and a later check refuses it.
     */
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
