import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import type { HoleNumber } from "../../../../../domain/shared/values.ts";
import { listGroups } from "../../../../contract/teeSheet/groups.ts";
import { useRead } from "../../../data/read.ts";
import { useIsOffline } from "../../../data/serverContact.ts";
import { hasDocument } from "../../../device/hasDocument.ts";
import { Button, IconButton } from "../../../ui/buttons/Button.tsx";
import { asText } from "../../../ui/layout.ts";
import { usePageTitle } from "../../../ui/page/Page.tsx";
import { SunSwitch } from "../../../ui/page/SiteHeader.tsx";
import { EmptyState } from "../../../ui/states/EmptyState.tsx";
import { ErrorState } from "../../../ui/states/ErrorState.tsx";
import { PageSpinner } from "../../../ui/states/Spinner.tsx";
import { useGroup } from "./group/useGroup.ts";
import * as styles from "./RoundEntry.css.ts";
import { type OnHole, type PadPosition, RoundEntry } from "./RoundEntry.tsx";
import { SyncChip } from "./SyncChip.tsx";
import { type RoundOf, useRound } from "./useRound.ts";
import { useWakeLock } from "./useWakeLock.ts";

interface Props extends RoundOf {
  /** Additional input on a hole, over its drawing. */
  readonly onHole: OnHole | null;
  readonly place: PadPosition;
  readonly onPlace: (place: PadPosition) => void;
  readonly onClose: () => void;
}

/** The screen to enter a round, made for one hand in the sun. */
export const ScoreScreen = ({ onHole, place, onPlace, onClose, ...roundOf }: Props) => {
  const { event, roundNumber } = roundOf;
  const main = useRef<HTMLElement>(null);
  const own = useRound(roundOf);
  const { group, isPending } = useGroup(roundOf, own);
  const shown = group.find(({ playerId }) => playerId === (place.playerId ?? roundOf.playerId));
  const { round, barrier, failure } = shown ?? own;
  // On the sheet of the group nobody's card is open.
  const named = place.isGroup ? undefined : shown;
  const { startHole, isLoading } = useStartHole(roundOf);
  // Never shows the card of a player other than the one of the address.
  const isOfUnknown = isPending && place.playerId !== null;
  // A hole given by the address does not depend on the start hole.
  const isUnknown = isOfUnknown || (isLoading && place.holeNumber === null);
  const isOffline = useIsOffline();
  useWakeLock();
  usePageTitle(`Round ${roundNumber}, ${event.name}`);
  // A keyboard works on the pad only while the focus is inside.
  useEffect(() => main.current?.focus(), []);

  const { notice } = own;
  const content = (): ReactNode => {
    if (isUnknown) return <PageSpinner label="Loading scorecard..." />;
    if (barrier !== null) {
      return (
        <div className={asText({ pad: 4 })}>
          <EmptyState
            as="h1"
            title="No scores here"
            action={<Button onClick={onClose}>Back to my scorecard</Button>}
          >
            {barrier}
          </EmptyState>
        </div>
      );
    }
    if (round) {
      const { playerId: owner } = roundOf;
      const entry = { event, round, owner, group, startHole, onHole, place, onPlace, onClose };
      return <RoundEntry {...entry} notice={notice} />;
    }
    if (!failure) return <PageSpinner label="Loading scorecard..." />;
    return (
      <div className={asText({ pad: 4 })}>
        <ErrorState {...failure} />
      </div>
    );
  };

  // Only the device knows what waits to be saved, so the server does not say that all is.
  const chip = hasDocument ? (
    <SyncChip
      queue={own.queue}
      hasCard={own.hasCard}
      isDisputed={(round?.disputed.size ?? 0) > 0}
      isOffline={isOffline}
    />
  ) : null;

  return (
    <main ref={main} tabIndex={-1} className={styles.screen}>
      <header className={styles.top}>
        <IconButton label="Close" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
        <p className={styles.titles}>
          <b className={named ? styles.player : asText({ weight: 720 })}>
            {named ? `${named.firstName} ${named.lastName}` : `Round ${roundNumber}`}
          </b>
          <span className={asText({ tone: "textDim", size: "sm", cut: true })}>
            {named ? `Round ${roundNumber}, ${event.name}` : event.name}
          </span>
        </p>
        {chip}
        <SunSwitch />
      </header>
      {content()}
    </main>
  );
};

/**
 * The start hole of the player's group; null for the first hole. Without a network nothing waits
 * for it.
 */
const useStartHole = ({
  event,
  playerId,
  roundNumber,
}: RoundOf): { readonly startHole: HoleNumber | null; readonly isLoading: boolean } => {
  const { data, isLoading } = useRead(listGroups, { eventId: event.id });
  const own = data?.find(
    (group) =>
      group.roundNumber === roundNumber && group.members.some(({ userId }) => userId === playerId),
  );
  return { startHole: own?.startHole ?? null, isLoading };
};
