import { ChevronLeft } from "lucide-react";
import { useState } from "react";
import type { CountedEvent } from "../../../contract/event.ts";
import { Button } from "../../components/buttons/Button.tsx";
import { CrestHeading } from "../../components/page/CrestHeading.tsx";
import type { OpenCard } from "../../features/adminEvents/scoring/asks.ts";
import { ScoringPanel } from "../../features/adminEvents/scoring/ScoringPanel.tsx";
import { Leaderboard } from "../../features/leaderboard/Leaderboard.tsx";
import { ScorecardDialog } from "../../features/scorecardDialog/ScorecardDialog.tsx";
import * as styles from "./Dashboard.css.ts";

interface Props {
  readonly event: CountedEvent;
  readonly onBack: () => void;
}

/** The scores of one event, with its board and its cards. */
export const ScoringModule = ({ event, onBack }: Props) => {
  const [card, setCard] = useState<OpenCard | null>(null);
  return (
    <section className={styles.module}>
      <div className={styles.head}>
        <Button
          variant="quiet"
          size="small"
          icon={<ChevronLeft size={20} aria-hidden="true" />}
          onClick={onBack}
        >
          Back to Events
        </Button>
        <div>
          <p className={styles.overline}>Scoring</p>
          <CrestHeading as="h1" className={styles.title}>
            {event.name}
          </CrestHeading>
        </div>
      </div>
      <ScoringPanel
        event={event}
        onOpenCard={setCard}
        liveLeaderboard={<Leaderboard event={event} me={null} onOpenCard={setCard} />}
      />
      {card ? (
        <ScorecardDialog {...card} tournamentId={event.id} onClose={() => setCard(null)} />
      ) : null}
    </section>
  );
};
