import type { RoundListItem } from "../../../contract/card/ownRounds.ts";
import type { RegistrationWithEvent } from "../../../contract/field/registration.ts";

/** A round counts if its card is complete and has a score on every hole. */
const countedScores = (rounds: ReadonlyArray<RoundListItem>) =>
  rounds
    .filter(({ isComplete }) => isComplete)
    .flatMap(({ totalGrossScore }) => (totalGrossScore ? [totalGrossScore] : []));

/** The lowest gross score of a whole round; null without one. */
export const bestScoreOf = (rounds: ReadonlyArray<RoundListItem>): number | null => {
  const scores = countedScores(rounds);
  return scores.length === 0 ? null : Math.min(...scores);
};

/** Number of events in which the player has a place, without the waitlist. */
export const eventsJoinedOf = (registrations: ReadonlyArray<RegistrationWithEvent>): number =>
  registrations.filter(({ status }) => status === "registered").length;

const VETERAN_ROUNDS = 10;
const REGULAR_EVENTS = 5;
const CLUB_SCORE = 80;

export interface Award {
  readonly title: string;
  readonly text: string;
  /** Progress, such as "3 of 10 rounds". */
  readonly progress: string;
  readonly isEarned: boolean;
}

interface Record {
  readonly totalRounds: number;
  readonly rounds: ReadonlyArray<RoundListItem>;
  readonly registrations: ReadonlyArray<RegistrationWithEvent>;
}

/** All awards. They are not stored but derived from the player's record. */
export const allAwards = ({ totalRounds, rounds, registrations }: Record): ReadonlyArray<Award> => {
  const best = bestScoreOf(rounds);
  const events = eventsJoinedOf(registrations);
  return [
    {
      title: "Veteran Player",
      text: `${VETERAN_ROUNDS} rounds or more`,
      progress: `${totalRounds} of ${VETERAN_ROUNDS} rounds`,
      isEarned: totalRounds >= VETERAN_ROUNDS,
    },
    {
      title: "Under 80 Club",
      text: `A whole round under ${CLUB_SCORE}`,
      progress: best === null ? "No whole round yet" : `Best round ${best}`,
      isEarned: best !== null && best < CLUB_SCORE,
    },
    {
      title: "Tournament Regular",
      text: `${REGULAR_EVENTS} events or more`,
      progress: `${events} of ${REGULAR_EVENTS} events`,
      isEarned: events >= REGULAR_EVENTS,
    },
  ];
};
