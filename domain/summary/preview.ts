import type { Scoring } from "../golf/countback.ts";
import type { SummaryFacts } from "./facts.ts";
import { chooser, counted } from "./phrases.ts";
import { markOf } from "./playerMarks.ts";

/** The commentator's text before the start. */
export const previewOf = (facts: SummaryFacts, seed: string): string => {
  const choose = chooser(seed);
  return [
    choose([
      `${facts.name} comes to ${facts.courseName}; the greenkeeper has been warned.`,
      `${facts.courseName} is mowed, raked and waiting: ${facts.name} is next on its calendar.`,
      `Clear the diary and clean the grooves: ${facts.name} is on its way to ${facts.courseName}.`,
    ]),
    fieldOf(facts, choose),
    formatOf(facts, choose),
    favouritesOf(facts, choose),
    choose([
      "After the first tee shot every forecast is wrong anyway.",
      "The greens have heard all predictions before, and were never impressed.",
      "Bring balls. The rough keeps what it finds.",
    ]),
  ]
    .filter(Boolean)
    .join(" ");
};

type Choose = ReturnType<typeof chooser>;

const fieldOf = ({ players, placesLeft, waiting }: SummaryFacts, choose: Choose) => {
  if (players === 0) {
    return choose([
      "Nobody has entered yet, so whoever signs up now leads the field alone.",
      "The list of players is still empty: rarely was a place in the field so easy to win.",
    ]);
  }
  if (placesLeft === null) return `On the list so far: ${counted(players, "player")}.`;
  if (placesLeft > 0) {
    const left = counted(placesLeft, "place");
    return choose([
      `${counted(players, "player")} in, ${left} to go.`,
      `The list counts ${counted(players, "player")}, and ${left} can still be had by those who stop hesitating.`,
    ]);
  }
  const full = `The field is full with ${counted(players, "player")}`;
  return waiting === 0
    ? `${full}.`
    : `${full}, and ${counted(waiting, "golfer")} on the waitlist would not mind if somebody overslept.`;
};

const scorings: Readonly<Record<Scoring, string>> = {
  gross: "gross strokes decide: what is on the card counts, without excuses",
  net: "net strokes decide, so that every handicap gets its say",
  stableford: "Stableford points decide: a bad hole costs nothing but pride",
};

const inMatches = "matches decide: a hole is won, lost or halved, and the card adds up to nothing";

const formatOf = ({ rounds, scoring, isMatchPlay }: SummaryFacts, choose: Choose) => {
  const what = isMatchPlay ? inMatches : scorings[scoring];
  return rounds === 1
    ? choose([
        `There is one round to get it right, and in it ${what}.`,
        `It is all over after a single round; ${what}.`,
      ])
    : `Over ${rounds} rounds ${what}.`;
};

const favouritesOf = ({ favourites }: SummaryFacts, choose: Choose) => {
  const [first, second] = favourites;
  if (!first) return "";
  const best = `${markOf(first.playerId)} (handicap ${first.handicap})`;
  if (!second) return `${best} is the one to beat, for want of others.`;
  const next = `${markOf(second.playerId)} (${second.handicap})`;
  return choose([
    `On paper ${best} and ${next} should be hard to catch; paper, however, has never stood in a bunker.`,
    `The lowest handicaps belong to ${best} and ${next}. The field will be kind enough to remind them.`,
  ]);
};
