import { useQuery } from "@tanstack/react-query";
import { range } from "../../../../../../domain/golf/range.ts";
import { roundCounts } from "../../../../../../domain/golf/roundsThatCount.ts";
import { type PlayerId, RoundNumber } from "../../../../../../domain/shared/values.ts";
import type { Scorecard } from "../../../../../contract/card/scorecard.ts";
import type { EventDetail } from "../../../../../contract/event/event.ts";
import type { Registration } from "../../../../../contract/field/registration.ts";
import { Badge } from "../../../../ui/badges/Badge.tsx";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { Plates } from "../../../../ui/figures/Plates.tsx";
import { asRow, asStack, asText } from "../../../../ui/layout.ts";
import { totalText } from "../../../../ui/notation.ts";
import { FailedRead } from "../../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../../ui/states/Skeleton.tsx";
import { heading } from "../../../../ui/theme/theme.css.ts";
import { useOwnTee } from "../../../event/ownPlace.ts";
import * as styles from "../../signing/VerificationPending.css.ts";
import { CardStateBadge } from "../../state/CardStateBadge.tsx";
import { myScorecardsQuery } from "../api.ts";
import { entryBarrier } from "../entryBarrier.ts";
import { RejectionBanner } from "../RejectionBanner.tsx";
import { SyncChip } from "../SyncChip.tsx";
import { useSaveQueue } from "../useSaveQueue.ts";
import { isRoundOn, roundHint } from "./nextStep.ts";

interface Props {
  readonly event: EventDetail;
  readonly playerId: PlayerId;
  readonly registration: Registration | null | undefined;
  readonly onEnter: (roundNumber: RoundNumber) => void;
  readonly onOpenCard: (card: Scorecard) => void;
}

/** The player's rounds of an event, with the way to enter each of them. */
export const MyScorecard = ({ event, playerId, registration, onEnter, onOpenCard }: Props) => {
  const read = useQuery(myScorecardsQuery(event.id));
  const { data: cards, error } = read;
  const queue = useSaveQueue(playerId, event.id);
  const tee = useOwnTee(event, registration);
  if (!cards) {
    return error ? (
      <FailedRead title="Your scorecards could not be loaded" of={read} />
    ) : (
      <SkeletonSlats label="Loading rounds..." count={event.numberOfRounds} />
    );
  }
  const situation = { event, registration, cards };
  const rounds = range(1, event.numberOfRounds).map((round) => RoundNumber.make(round));
  const cardOf = (round: RoundNumber) => cards.find(({ roundNumber }) => roundNumber === round);
  const next =
    rounds.find((round) => cardOf(round)?.rejection) ??
    rounds.find((round) => roundCounts(event.rounds, round) && !cardOf(round)?.isComplete);
  // A card that was sent back comes first, because its player has to act. Otherwise the round in
  // play comes first, because a phone shows little more than one round.
  const inOrder = next === undefined ? rounds : [next, ...rounds.filter((round) => round !== next)];
  const barriers = new Set(rounds.map((round) => entryBarrier(situation, round)));
  const [forAll = null] = barriers.size === 1 ? barriers : [];
  return (
    <div className={asStack({ gap: 3 })}>
      <div className={styles.roundsHead}>
        <p className={asText({ tone: "textDim", size: "sm" })}>Strokes include penalty strokes.</p>
        <SyncChip queue={queue} hasCard={cards.length > 0} />
      </div>
      {tee ? <p>{tee}</p> : null}
      {forAll === null ? null : (
        <p
          className={asText({
            padX: 4,
            padY: 3,
            ground: "caution",
            radius: "panel",
            tone: "onCaution",
            weight: "strong",
            leading: 1.35,
          })}
          role="note"
        >
          {forAll}
        </p>
      )}
      <ul className={styles.list}>
        {inOrder.map((round) => (
          <li key={round}>
            <RoundRow
              roundNumber={round}
              card={cardOf(round)}
              barrier={entryBarrier(situation, round)}
              saysBarrier={forAll === null}
              isNext={round === next && isRoundOn(event, round, cardOf(round) !== undefined)}
              onEnter={onEnter}
              onOpenCard={onOpenCard}
            />
          </li>
        ))}
      </ul>
    </div>
  );
};

interface RoundRowProps {
  readonly roundNumber: RoundNumber;
  /** Undefined before the first score. */
  readonly card: Scorecard | undefined;
  /** Why nothing can be entered, or null. */
  readonly barrier: string | null;
  /** False if the reason is shown above all rounds. */
  readonly saysBarrier: boolean;
  /** The round in play, whose button is the main one. */
  readonly isNext: boolean;
  readonly onEnter: (roundNumber: RoundNumber) => void;
  readonly onOpenCard: (card: Scorecard) => void;
}

/** One round: its progress, totals and actions. */
const RoundRow = ({
  roundNumber,
  card,
  barrier,
  saysBarrier,
  isNext,
  onEnter,
  onOpenCard,
}: RoundRowProps) => {
  const canEnter = barrier === null && !card?.isVerified;
  const hint = roundHint(card);
  // Nothing counts on a card with late scores alone.
  const begun = card && card.scores.length > 0 ? card : null;
  return (
    <article
      className={asStack({ gap: 3, pad: 4, ground: "surface", radius: "panel", shadow: "raised" })}
      aria-label={`Round ${roundNumber}`}
    >
      <div className={asRow({ gap: 2, justify: "between", wrap: true })}>
        <h2 className={heading}>{`Round ${roundNumber}`}</h2>
        {begun ? <CardStateBadge card={begun} /> : <Badge kind="completed">Not Started</Badge>}
      </div>
      {begun ? <Plates plates={platesOf(begun)} /> : null}
      {card?.rejection ? <RejectionBanner rejection={card.rejection} /> : null}
      {hint ? <p className={asText({ tone: "textDim", leading: 1.35 })}>{hint}</p> : null}
      {barrier !== null && saysBarrier ? (
        <p className={asText({ tone: "textDim" })}>{barrier}</p>
      ) : null}
      <div className={styles.roundWays}>
        {canEnter ? (
          <Button
            variant={isNext ? "main" : "quiet"}
            aria-label={`Enter Scores, round ${roundNumber}`}
            className={styles.roundWay}
            onClick={() => onEnter(roundNumber)}
          >
            Enter Scores
          </Button>
        ) : null}
        {begun ? (
          <Button
            variant="line"
            aria-label={`View Card, round ${roundNumber}`}
            className={styles.roundWay}
            onClick={() => onOpenCard(begun)}
          >
            View Card
          </Button>
        ) : null}
      </div>
    </article>
  );
};

const platesOf = (card: Scorecard) => [
  { label: "Thru", value: card.isComplete ? "F" : card.scores.length },
  { label: "Gross", value: totalText(card.totalGrossScore) },
  { label: "Net", value: totalText(card.totalAdjustedScore) },
  { label: "Points", value: card.totalStablefordPoints },
];
