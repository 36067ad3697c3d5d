import { useQuery } from "@tanstack/react-query";
import { range } from "../../../../../../domain/golf/range.ts";
import { roundCounts } from "../../../../../../domain/golf/roundsThatCount.ts";
import { isRoundDue } from "../../../../../../domain/shared/roundDays.ts";
import { type PlayerId, RoundNumber, WallClock } from "../../../../../../domain/shared/values.ts";
import type { Scorecard } from "../../../../../contract/card/scorecard.ts";
import type { EventDetail } from "../../../../../contract/event/event.ts";
import type { Registration } from "../../../../../contract/field/registration.ts";
import { onSite } from "../../../../ui/dates/moment.ts";
import { asStack, asText } from "../../../../ui/layout.ts";
import { FailedRead } from "../../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../../ui/states/Skeleton.tsx";
import { useOwnTee } from "../../../event/useOwnTee.ts";
import { myScorecardsQuery } from "../api.ts";
import { entryBarrier } from "../entryBarrier.ts";
import { SyncChip } from "../SyncChip.tsx";
import { useSaveQueue } from "../useSaveQueue.ts";
import * as styles from "./MyScorecard.css.ts";
import { RoundRow } from "./RoundRow.tsx";

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
      <div className={styles.line}>
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

type Dates = Pick<EventDetail, "status" | "startDate" | "endDate" | "numberOfRounds">;

/**
 * Whether entering scores is the main action: the round has begun, or it is the day of the round.
 * Earlier, and after the event, it is possible but not the main action.
 */
export const isRoundOn = (
  event: Dates,
  round: RoundNumber,
  hasScores: boolean,
  at: Date = new Date(),
): boolean => {
  if (event.status === "completed" || event.status === "cancelled") return false;
  // An event that was started by hand is in play, whatever its dates are.
  const hasStarted = event.status === "active" && round === 1;
  return hasScores || hasStarted || isRoundDue(event, round, WallClock.make(onSite(at)));
};
