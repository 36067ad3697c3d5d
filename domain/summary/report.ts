import type { Leader, SummaryFacts } from "./facts.ts";
import { chooser, counted, listed } from "./phrases.ts";

/** The commentator's text about play: the standings so far, and the result. */
export const reportOf = (facts: SummaryFacts, seed: string): string => {
  const choose = chooser(seed);
  if (facts.leaders.length === 0) return nobodyOf(facts, choose);
  const main = isOver(facts) ? resultOf(facts, choose) : standingsOf(facts, choose);
  const best = bestRoundOf(facts, choose);
  const rest = isOfTheLeaders(facts) ? [best, chaseOf(facts)] : [chaseOf(facts), best];
  return [main, ...rest, closingOf(facts, choose)].filter(Boolean).join(" ");
};

type Choose = ReturnType<typeof chooser>;

const isOver = ({ status }: SummaryFacts) => status === "completed";

const nobodyOf = (facts: SummaryFacts, choose: Choose) => {
  const { name, courseName, players, started } = facts;
  if (isOver(facts) && started > 0) {
    return `${name} is over, and ${courseName} has won: nobody brought a whole card home.`;
  }
  if (isOver(facts)) {
    return `${name} is over, and the cards of ${courseName} stayed empty: nobody has handed in a score.`;
  }
  return choose([
    `${name} has begun at ${courseName}. ${counted(players, "player")} on the list, not one stroke on the board: everybody is level, and will never be so again.`,
    `The flags are out at ${courseName}, and ${name} is open. No score has come in yet, which makes this the fairest moment of the day.`,
  ]);
};

const firstOf = ({ leaders }: SummaryFacts) => leaders.filter(({ place }) => place === 1);

const idsOf = (leaders: ReadonlyArray<Leader>) => leaders.map(({ playerId }) => playerId);

const by = (facts: SummaryFacts) => {
  const { margin, scoring, isMatchPlay } = facts;
  if (margin === null) return isTieBroken(facts) ? " on the tie-break" : "";
  const unit = scoring === "stableford" || isMatchPlay ? "point" : "stroke";
  return ` by ${counted(margin, unit)}`;
};

/**
 * A play-off or countback has decided: the next one has the total of the first. Of matches more than
 * their points counts from the beginning.
 */
const isTieBroken = (facts: SummaryFacts) => {
  if (facts.margin !== null || facts.isMatchPlay) return false;
  const [first] = firstOf(facts);
  const next = facts.leaders.find(({ place }) => place > 1);
  return first !== undefined && first.total === next?.total;
};

const resultOf = (facts: SummaryFacts, choose: Choose) => {
  const first = firstOf(facts);
  const total = first[0]?.total ?? "";
  const { name, courseName } = facts;
  if (first.length > 1) {
    return `${name} could not choose: ${listed(idsOf(first))} share first place at ${courseName} with ${total}.`;
  }
  const winner = listed(idsOf(first));
  return choose([
    `${winner} wins ${name} with ${total}${by(facts)}.`,
    `The trophy goes home with ${winner}: ${total} at ${courseName}, enough to win ${name}${by(facts)}.`,
    `${name} belongs to ${winner}, who finished with ${total} and won${by(facts) || " alone"}.`,
  ]);
};

const standingsOf = (facts: SummaryFacts, choose: Choose) => {
  const first = firstOf(facts);
  const [leader] = first;
  const { name, courseName } = facts;
  const total = leader?.total ?? "";
  if (first.length > 1) return `${listed(idsOf(first))} share the lead of ${name} with ${total}.`;
  const who = listed(idsOf(first));
  const at = leader && /^\d/.test(leader.thru) ? `${total} thru ${leader.thru}` : total;
  return choose([
    `${who} leads ${name}${by(facts)}, at ${at}.`,
    `At ${courseName} they are all chasing ${who}, who stands at ${at} and leads${by(facts) || " alone"}.`,
    `If ${name} ended now, ${who} would make the speech: ${at}, and ahead${by(facts) || " of everybody"}.`,
  ]);
};

const chaseOf = (facts: SummaryFacts) => {
  const [next, ...others] = facts.leaders.filter(({ place }) => place > 1);
  if (!next) return "";
  const level = [next, ...others.filter(({ total }) => total === next.total)];
  const verb = isOver(facts) ? "came next" : level.length === 1 ? "is next" : "are next";
  const total = isTieBroken(facts) ? `, also with ${next.total}` : ` with ${next.total}`;
  return `${listed(idsOf(level))} ${verb}${total}.`;
};

/** The best round is one of theirs, so the sentence does not name them again. */
const isOfTheLeaders = (facts: SummaryFacts) =>
  facts.bestRound !== null && listed(facts.bestRound.playerIds) === listed(idsOf(firstOf(facts)));

const bestRoundOf = (facts: SummaryFacts, choose: Choose) => {
  const { bestRound, rounds } = facts;
  if (!bestRound) return "";
  const { playerIds, roundNumber, strokes } = bestRound;
  const when = rounds === 1 ? "" : ` in round ${roundNumber}`;
  if (isOfTheLeaders(facts)) {
    return choose([
      `The best round came out of the same bag: ${strokes} strokes${when}.`,
      `Luck had little to do with it: ${strokes} strokes${when}, and nobody was better.`,
      `Nobody had a better day: ${strokes} strokes${when}.`,
      `No round was lower than those ${strokes} strokes${when}.`,
    ]);
  }
  return choose([
    `Nobody needed fewer strokes for a round than ${listed(playerIds)}: ${strokes}${when}.`,
    `The round to talk about at the bar was played by ${listed(playerIds)}: ${strokes} strokes${when}.`,
  ]);
};

const closingOf = (facts: SummaryFacts, choose: Choose) => {
  const { started, players } = facts;
  if (isOver(facts)) {
    return choose([
      "The rest is stories, and they get longer from here.",
      "Everybody else was unlucky, as they will tell you themselves.",
      "The next one is always the one in which everything falls into place.",
    ]);
  }
  return started < players
    ? `${started} of ${counted(players, "player")} have a score so far.`
    : choose([
        "Everybody has a score by now, and nothing is decided.",
        "Leads have been lost on friendlier greens than these.",
        "There are holes left, and golf has a use for each of them.",
      ]);
};
