import { useQuery } from "@tanstack/react-query";
import { getLeaderboard } from "../../../../../contract/board/leaderboard.ts";
import { listShortScorecards } from "../../../../../contract/card/scoring.ts";
import type { ShortScorecard } from "../../../../../contract/card/shortScorecard.ts";
import type { CountedEvent } from "../../../../../contract/event/event.ts";
import { previewReopening } from "../../../../../contract/event/reopening.ts";
import { listSideGames } from "../../../../../contract/sideGame/sideGames.ts";
import { previewOf } from "../../../../data/preview.ts";
import { useRead } from "../../../../data/read.ts";
import { ConfirmDialog } from "../../../../form/ConfirmDialog.tsx";
import { WhatChanges } from "../../../../subjects/event/preview/Consequences.tsx";
import { namesIn } from "../../../../subjects/field/handicap/CorrectHandicapDialog.tsx";
import { LinkButton } from "../../../../ui/buttons/Button.tsx";
import { asStack } from "../../../../ui/layout.ts";
import * as styles from "../../office.css.ts";
import { concerned, openCardsText } from "./openCards.ts";

interface Props {
  readonly event: CountedEvent;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before a completed event is opened again, and says what the present rules move then. */
export const ReopenQuestion = ({ event, onClose, onConfirm }: Props) => (
  <ConfirmDialog
    isOpen
    onClose={onClose}
    onConfirm={onConfirm}
    title={`Open ${event.name} again?`}
    confirmText="Open Event"
    pendingText="Saving..."
    isPending={false}
    cancelText="Keep Editing"
    isDangerous={false}
  >
    <div className={asStack({ gap: 4, leading: 1.4 })}>
      <p>
        Players can enter scores again, and the result is no longer final. Scores that came late
        stay late until you decide about them. An event that was completed by hand also needs
        another status.
      </p>
      {event.rulesEdition === 1 ? <PresentRules eventId={event.id} /> : null}
    </div>
  </ConfirmDialog>
);

const PresentRules = ({ eventId }: { readonly eventId: CountedEvent["id"] }) => {
  const { data: board = [] } = useRead(getLeaderboard, { eventId });
  const answer = useQuery(previewOf(previewReopening, { eventId }));
  const nameOf = namesIn(board.map(({ user }) => user));
  return (
    <>
      <p>
        It was completed before this version and has kept the rules of then. Opened again, it takes
        the present ones, also when it is completed as it is.
      </p>
      <WhatChanges answer={answer} nameOf={nameOf} corrected={null} />
    </>
  );
};

interface CancelQuestionProps {
  readonly event: CountedEvent;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before an event is cancelled, and says who is concerned. */
export const CancelQuestion = ({ event, onClose, onConfirm }: CancelQuestionProps) => {
  const { data: cards } = useRead(listShortScorecards, { eventId: event.id });
  const { data: games } = useRead(listSideGames, { eventId: event.id });
  const counted = concerned({
    players: event.participantCount,
    waiting: event.waitlistCount,
    cards: cards?.filter(({ thru }) => thru > 0).length ?? 0,
    games: games?.length ?? 0,
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={onConfirm}
      title={`Cancel ${event.name}?`}
      confirmText="Cancel Event"
      pendingText="Saving..."
      isPending={false}
      cancelText="Keep Event"
    >
      <p>
        {counted === "" ? "" : `It has ${counted}. `}
        Nobody can register or enter scores any more. What was entered is kept, and another status
        takes this back.
      </p>
    </ConfirmDialog>
  );
};

interface CompleteQuestionProps {
  readonly event: CountedEvent;
  /** The cards that are not official yet. */
  readonly cards: ReadonlyArray<ShortScorecard>;
  /** Called before the reader goes to the cards; completing is no longer intended then. */
  readonly onVerify: () => void;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before an event is completed while cards are not official, and says how many of what. */
export const CompleteQuestion = ({
  event,
  cards,
  onVerify,
  onClose,
  onConfirm,
}: CompleteQuestionProps) => (
  <ConfirmDialog
    isOpen
    onClose={onClose}
    onConfirm={onConfirm}
    title={`Complete ${event.name}?`}
    confirmText="Complete Event"
    pendingText="Saving..."
    isPending={false}
    cancelText="Keep Editing"
    isDangerous={false}
  >
    <div className={styles.question}>
      <p>
        {`Not official yet: ${openCardsText(cards)}. `}
        They can still be verified in a completed event, but no verification can be taken back, and
        players with an unfinished round are marked WD.
      </p>
      <LinkButton
        variant="quiet"
        size="small"
        to={`/admin/events/${event.id}/verify`}
        onClick={onVerify}
      >
        Go to Verify
      </LinkButton>
    </div>
  </ConfirmDialog>
);
