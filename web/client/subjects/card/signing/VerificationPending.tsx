import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import type { Scorecard } from "../../../../contract/card/scorecard.ts";
import { EmptyState } from "../../../ui/states/EmptyState.tsx";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";
import { cardsToSignQuery } from "./api.ts";
import { PendingCard } from "./PendingCard.tsx";
import * as styles from "./VerificationPending.css.ts";
import { VerifyDialog } from "./VerifyDialog.tsx";

interface Props {
  readonly tournamentId: TournamentId;
  readonly onOpenCard: (card: Scorecard) => void;
  /** Renders the holes of a card. */
  readonly holesOf: (card: Scorecard) => ReactNode;
}

/** The cards of playing partners that wait for the player's signature. */
export const VerificationPending = ({ tournamentId, onOpenCard, holesOf }: Props) => {
  const read = useQuery(cardsToSignQuery(tournamentId));
  const { data, error } = read;
  const [opened, setOpened] = useState<Scorecard | null>(null);
  if (!data) {
    return error ? (
      <FailedRead title="The scorecards could not be loaded" of={read} />
    ) : (
      <SkeletonSlats label="Loading scorecards..." count={3} />
    );
  }
  return (
    <>
      {data.length === 0 ? (
        <EmptyState title="Nothing to verify" as="h2" seed="nothing to verify">
          Scorecards of your playing partners appear here as soon as they are complete.
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {data.map((card) => (
            <li key={card.id}>
              <PendingCard
                card={card}
                onOpen={() => onOpenCard(card)}
                onVerify={() => setOpened(card)}
              />
            </li>
          ))}
        </ul>
      )}
      {opened ? (
        <VerifyDialog
          key={opened.id}
          opened={opened}
          holesOf={holesOf}
          listed={data.find(({ id }) => id === opened.id)}
          // A late answer must not close the dialog of another card.
          onClose={() => setOpened((now) => (now === opened ? null : now))}
        />
      ) : null}
    </>
  );
};
