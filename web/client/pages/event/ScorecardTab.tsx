import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { RoundNumber, ScorecardId } from "../../../../domain/shared/values.ts";
import type { Scorecard } from "../../../contract/card/scorecard.ts";
import type { EventDetail } from "../../../contract/event/event.ts";
import type { RegistrationWithEvent } from "../../../contract/field/registration.ts";
import type { User } from "../../../contract/person/user.ts";
import { listGroups } from "../../../contract/teeSheet/groups.ts";
import { useRead } from "../../data/read.ts";
import { MyScorecard } from "../../subjects/card/pad/rounds/MyScorecard.tsx";
import { WaitingNotice } from "../../subjects/card/pad/WaitingNotice.tsx";
import {
  cardsToSignQuery,
  isUnsigned,
  ofOwnGroups,
} from "../../subjects/card/signing/cardsToSign.ts";
import { DisputedCards, useDisputedCards } from "../../subjects/card/signing/DisputedCards.tsx";
import { VerificationPending } from "../../subjects/card/signing/VerificationPending.tsx";
import { LinkButton } from "../../ui/buttons/Button.tsx";
import { asStack } from "../../ui/layout.ts";
import { loadable } from "../../ui/loadable.tsx";
import { EmptyState } from "../../ui/states/EmptyState.tsx";
import { SkeletonSlats } from "../../ui/states/Skeleton.tsx";
import { TabPanel, Tabs, UnderlineTabs } from "../../ui/tabs/Tabs.tsx";

// Loaded with the card, which most readers do not open.
const { Component: HolesToSign } = loadable(
  async () => {
    const { HolesToSign: Holes } = await import("../../subjects/card/shown/HolesToSign.tsx");
    return { default: Holes };
  },
  <SkeletonSlats label="Loading scorecard..." count={3} />,
);

type Part = "mine" | "pending";

const partNamed = (name: string | null): Part => (name === "pending" ? "pending" : "mine");

interface Props {
  readonly event: EventDetail;
  readonly user: User | null;
  readonly registration: RegistrationWithEvent | null | undefined;
  readonly onEnter: (roundNumber: RoundNumber) => void;
  readonly onOpenCard: (card: ChosenCard) => void;
}

/** The player's own rounds, and the cards of others that wait for a signature. */
export const ScorecardTab = ({ event, user, registration, onEnter, onOpenCard }: Props) => {
  const [search] = useSearchParams();
  const [part, setPart] = useState<Part>(partNamed(search.get("part")));
  const pending = useQuery({ ...cardsToSignQuery(event.id), enabled: user !== null });
  const groups = useRead(listGroups, user && { eventId: event.id });
  const disputed = useDisputedCards(event.id, user?.id ?? null);
  if (!user) {
    return (
      <EmptyState
        title="Your scorecard"
        as="h2"
        seed={`${event.id} scorecard`}
        action={<LinkButton to="/auth?tab=login">Sign In</LinkButton>}
      >
        You must be signed in to enter scores.
      </EmptyState>
    );
  }
  const toSign = ofOwnGroups(pending.data?.filter(isUnsigned) ?? [], groups.data ?? [], user.id);
  const count = toSign.length + disputed.length || undefined;
  return (
    <Tabs value={part} onChange={setPart}>
      <div className={asStack({ gap: 4, fits: true })}>
        <UnderlineTabs<Part>
          label="Scorecards"
          tabs={[
            { value: "mine", label: "My Scorecard" },
            { value: "pending", label: "Verification Pending", count },
          ]}
        />
        <TabPanel value="mine">
          <MyScorecard
            event={event}
            playerId={user.id}
            registration={registration}
            onEnter={onEnter}
            onOpenCard={(card) => onOpenCard(chosen(card))}
          />
        </TabPanel>
        <TabPanel value="pending">
          <WaitingNotice playerId={user.id} tournamentId={event.id} />
          <DisputedCards
            tournamentId={event.id}
            playerId={user.id}
            onOpenCard={(card) => onOpenCard(chosen(card))}
          />
          <VerificationPending
            tournamentId={event.id}
            onOpenCard={(card) => onOpenCard(chosen(card))}
            holesOf={(card) => <HolesToSign card={card} />}
          />
        </TabPanel>
      </div>
    </Tabs>
  );
};

/** The open card of a page. */
export interface ChosenCard {
  readonly scorecardId: ScorecardId;
  readonly playerName: string;
  /** The card, if the page knows it already. */
  readonly known?: Scorecard;
}

const chosen = (known: Scorecard): ChosenCard => ({
  scorecardId: known.id,
  playerName: `${known.player.firstName} ${known.player.lastName}`,
  known,
});
