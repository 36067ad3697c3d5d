import { type ReactNode, useEffect, useRef, useState } from "react";
import type { HoleNumber, PlayerId } from "../../../../../domain/shared/values.ts";
import type { EventDetail } from "../../../../contract/event/event.ts";
import { onFirstInput } from "../../../device/onFirstInput.ts";
import { loadable } from "../../../ui/loadable.tsx";
import { PageSpinner } from "../../../ui/states/Spinner.tsx";
import { GroupBar, useWhoIsScored, WhoIsScored } from "./group/GroupBar.tsx";
import { firstOn, type GroupCard, nextOn } from "./group/useGroup.ts";
import { HolePad } from "./hole/HolePad.tsx";
import { useMatchOnHole } from "./match/useMatchOnHole.ts";
import { BriefRejection, RejectionBanner, useShownRejection } from "./RejectionBanner.tsx";
import * as styles from "./RoundEntry.css.ts";
import { isFull, nextOpenHole } from "./roundCard.ts";
import type { Round } from "./useRound.ts";

/** Also of the players whose cards are kept here, the one of the open card first. */
export type OnHole = (holeNumber: HoleNumber, cards: ReadonlyArray<PlayerId>) => ReactNode;

interface Props {
  readonly event: EventDetail;
  readonly round: Round;
  /** The player of this device. */
  readonly owner: PlayerId;
  /** The cards of the group, if one phone may score for all; else empty. */
  readonly group: ReadonlyArray<GroupCard>;
  /** The start hole of the player's group, or null for the first hole. */
  readonly startHole: HoleNumber | null;
  /** Additional input on a hole. */
  readonly onHole: OnHole | null;
  readonly place: PadPosition;
  readonly onPlace: (place: PadPosition) => void;
  readonly onClose: () => void;
  /** That scores are not open yet, or came late. */
  readonly notice: string | null;
}

/** One hole of the round, or the whole card. */
export const RoundEntry = (props: Props) => {
  const { event, round, startHole, onHole, place, onPlace, onClose, notice } = props;
  const { scored, choose } = useWhoIsScored(props.owner, event.id);
  // The card of another is entered only from an address that names it.
  const group = scored === "own" && round.partner === null ? [] : props.group;
  const match = useMatchOnHole(event, round, group);
  useLatePartsSoon();
  // The next open hole when the screen was opened. Entering its score must not leave it.
  const [opened] = useState(() => nextOpenHole(round, startHole));
  // A complete card opens as a whole, to be checked.
  const [opensAtCard] = useState(() => round.isComplete || isFull(round));
  const rejection = useShownRejection(round);
  const isCard = place.isCard || (opensAtCard && place.holeNumber === null);
  // Who enters for the group looks over all its cards.
  const opensAtGroup = scored === "group" && opensAtCard && place.playerId === null;
  const isGroup =
    group.length > 0 &&
    (place.isGroup || (opensAtGroup && !place.isCard && place.holeNumber === null));
  const entry = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a small phone a hole is chosen far down the card, and would open without its head.
    window.scrollTo(0, 0);
    // The pressed button is gone, and the focus with it.
    if (document.activeElement === document.body) {
      entry.current?.closest("main")?.focus({ preventScroll: true });
    }
  }, [isCard, isGroup]);
  const hole =
    round.holes.find(({ holeNumber }) => holeNumber === (place.holeNumber ?? opened)) ??
    round.holes[0];
  if (!hole) return null;
  const { holeNumber } = hole;
  const { playerId } = round;
  const goToHole = (number: HoleNumber) => onPlace({ playerId, holeNumber: number, isCard: false });
  const goToPlayer = (other: PlayerId) => onPlace({ playerId: other, holeNumber, isCard });
  const goToGroup = () => onPlace({ playerId, holeNumber, isCard: false, isGroup: true });
  const playing = group.filter(({ barrier }) => barrier === null);
  const cards = [...new Set([playerId, ...playing.map((card) => card.playerId)])];
  const end = match.endOf(playerId);
  const turns = {
    cards: playing,
    owner: props.owner,
    isOver: (other: PlayerId) => match.endOf(other) !== null,
  };
  const next = nextOn(turns, holeNumber, playerId);
  const turn = {
    next: next?.callName ?? null,
    onFinish: goToGroup,
    onNext: () => next && goToPlayer(next.playerId),
    onNextHole: (number: HoleNumber) => {
      const first = firstOn(turns, number) ?? round;
      onPlace({ playerId: first.playerId, holeNumber: number, isCard: false });
    },
  };
  if (isGroup) {
    return (
      <div ref={entry} className={styles.entry}>
        <GroupSheet
          cards={playing}
          owner={props.owner}
          tournamentId={event.id}
          current={holeNumber}
          onHole={goToHole}
          onCard={(other) => onPlace({ playerId: other, holeNumber, isCard: true })}
          onClose={onClose}
        />
      </div>
    );
  }
  return (
    <div
      ref={entry}
      className={styles.entry}
      data-group={group.length > 0 || undefined}
      data-foreign={round.partner !== null || undefined}
      data-sent-back={rejection !== null || undefined}
    >
      <div>
        {props.group.length > 0 && (scored === null || isCard) ? (
          <WhoIsScored scored={scored} onChoose={choose} />
        ) : null}
        {group.length === 0 ? null : (
          <GroupBar
            group={group}
            current={playerId}
            holeNumber={holeNumber}
            onPlayer={goToPlayer}
          />
        )}
        {notice ? (
          <p className={styles.sentBack} role="note">
            {notice}
          </p>
        ) : null}
        {rejection ? (
          <div className={styles.sentBack}>
            {isCard ? (
              <RejectionBanner rejection={rejection} />
            ) : (
              <BriefRejection rejection={rejection} />
            )}
          </div>
        ) : null}
      </div>
      {isCard ? (
        <WholeCard
          round={round}
          end={end}
          current={holeNumber}
          onHole={goToHole}
          onSubmitted={onClose}
          onGroup={group.length === 0 ? null : goToGroup}
        />
      ) : (
        <HolePad
          round={round}
          hole={hole}
          startHole={startHole}
          match={match}
          end={end}
          extra={
            <>
              {round.card && round.disputed.has(holeNumber) ? (
                <DisputedHole key={playerId} card={round.card} holeNumber={holeNumber} />
              ) : null}
              {onHole?.(holeNumber, cards)}
            </>
          }
          turn={group.length === 0 ? null : turn}
          onHole={goToHole}
          onCard={() => onPlace({ playerId, holeNumber, isCard: true })}
        />
      )}
    </div>
  );
};

const wholeCard = loadable(
  async () => {
    const { WholeCard: Whole } = await import("./wholeCard/WholeCard.tsx");
    return { default: Whole };
  },
  <PageSpinner label="Loading scorecard..." />,
);
const disputedHole = loadable(async () => {
  const { DisputedHole: Hole } = await import("./hole/DisputedHole.tsx");
  return { default: Hole };
});

const groupSheet = loadable(
  async () => {
    const { GroupSheet: Sheet } = await import("./groupSheet/GroupSheet.tsx");
    return { default: Sheet };
  },
  <PageSpinner label="Loading scorecards..." />,
);

// Loaded after the keys, which are the reason to open a round.
const WholeCard = wholeCard.Component;
const DisputedHole = disputedHole.Component;
const GroupSheet = groupSheet.Component;

/** Loads them when the pad is first used, because later there may be no network. */
const useLatePartsSoon = () =>
  useEffect(
    () =>
      onFirstInput(() => {
        const parts = [wholeCard, disputedHole, groupSheet];
        void Promise.all(parts.map(({ load }) => load())).catch(() => undefined);
      }),
    [],
  );

/** The shown card (null for the own one) and hole (null for the next open one). */
export interface PadPosition {
  readonly playerId: PlayerId | null;
  readonly holeNumber: HoleNumber | null;
  readonly isCard: boolean;
  /** All cards of the group on one sheet. */
  readonly isGroup?: boolean;
}
