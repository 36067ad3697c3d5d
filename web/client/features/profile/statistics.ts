import type { RegistrationWithEvent } from "../../../contract/registration.ts";
import type { RoundListItem } from "../../../contract/scorecard.ts";

/** A round counts when its card is complete and holds scores. */
const countedScores = (rounds: ReadonlyArray<RoundListItem>) =>
  rounds
    .filter(({ isComplete, totalGrossScore }) => isComplete && totalGrossScore > 0)
    .map(({ totalGrossScore }) => totalGrossScore);

/** The lowest gross score of a whole round; null without one. */
export const bestScoreOf = (rounds: ReadonlyArray<RoundListItem>): number | null => {
  const scores = countedScores(rounds);
  return scores.length === 0 ? null : Math.min(...scores);
};

/** How many events the player has a place in. Who waits or has left has joined none. */
export const eventsJoinedOf = (registrations: ReadonlyArray<RegistrationWithEvent>): number =>
  registrations.filter(({ status }) => status === "registered").length;

const VETERAN_ROUNDS = 10;
const REGULAR_EVENTS = 5;
const CLUB_SCORE = 80;

export interface Award {
  readonly title: string;
  readonly text: string;
}

interface Record {
  readonly totalRounds: number;
  readonly rounds: ReadonlyArray<RoundListItem>;
  readonly registrations: ReadonlyArray<RegistrationWithEvent>;
}

/** Awards are not stored anywhere: they follow from what the player has done. */
export const awardsOf = ({ totalRounds, rounds, registrations }: Record): ReadonlyArray<Award> => {
  const best = bestScoreOf(rounds);
  return [
    totalRounds >= VETERAN_ROUNDS && {
      title: "Veteran Player",
      text: `${VETERAN_ROUNDS} rounds or more`,
    },
    best !== null &&
      best < CLUB_SCORE && { title: "Under 80 Club", text: `A whole round under ${CLUB_SCORE}` },
    eventsJoinedOf(registrations) >= REGULAR_EVENTS && {
      title: "Tournament Regular",
      text: `${REGULAR_EVENTS} events or more`,
    },
  ].filter((award): award is Award => award !== false);
};
