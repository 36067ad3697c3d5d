import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { pointsText } from "../../../../../domain/golf/toPar.ts";
import type { ScorecardId, TournamentId } from "../../../../../domain/shared/values.ts";
import type { CardExplanation } from "../../../../contract/card/explanation.ts";
import type { Scorecard } from "../../../../contract/card/scorecard.ts";
import { asStack } from "../../../ui/layout.ts";
import { playingHandicapText } from "../../person/playerText.ts";
import { explanationQuery, scorecardQuery } from "./api.ts";
import { CardDialog, CardOnceKnown, ViewTitle, WhenLoaded } from "./CardDialog.tsx";
import { CardView } from "./CardView.tsx";
import { HistoryView } from "./HistoryView.tsx";
import * as styles from "./ScorecardDialog.css.ts";

interface Props {
  readonly scorecardId: ScorecardId;
  /** Shown in the title until the card has arrived. */
  readonly playerName: string;
  readonly onClose: () => void;
  /** The card as the page has it, which is shown until the present one has arrived. */
  readonly known?: Scorecard;
  /** If the page knows the tournament, live updates refresh the open card. */
  readonly tournamentId?: TournamentId;
  /** The reader manages the event. */
  readonly isManager?: boolean;
  /** Additional actions of the page, such as attesting. */
  readonly actions?: (card: Scorecard) => ReactNode;
}

/** The dialog of a card. It is open as long as it is rendered. */
export const ScorecardDialog = ({
  scorecardId,
  playerName,
  onClose,
  known,
  tournamentId,
  isManager = false,
  actions,
}: Props) => {
  const reference = { scorecardId, tournamentId: tournamentId ?? null };
  const card = useQuery(scorecardQuery(reference.scorecardId));
  const [part, show] = useState<"card" | "history" | "explanation">("card");
  const backToCard = () => show("card");
  return (
    <CardDialog playerName={playerName} played={card.data} onClose={onClose}>
      <CardOnceKnown query={card} known={known}>
        {(shown) =>
          part === "explanation" ? (
            <ExplanationView scorecardId={reference.scorecardId} onBack={backToCard} />
          ) : part === "history" ? (
            <HistoryView scorecardId={reference.scorecardId} card={shown} onBack={backToCard} />
          ) : (
            <CardView
              scorecardId={reference.scorecardId}
              card={shown}
              isManager={isManager}
              actions={actions?.(shown)}
              onHistory={() => show("history")}
              onExplain={() => show("explanation")}
            />
          )
        }
      </CardOnceKnown>
    </CardDialog>
  );
};

interface ExplanationViewProps {
  readonly scorecardId: ScorecardId;
  readonly onBack: () => void;
}

/** Explains net score and points; replaces the view of the card. */
const ExplanationView = ({ scorecardId, onBack }: ExplanationViewProps) => {
  const explanation = useQuery(explanationQuery(scorecardId));
  return (
    <div className={asStack({ gap: 4, packed: true })}>
      <ViewTitle title="How it is counted" onBack={onBack} />
      <WhenLoaded
        query={explanation}
        label="Loading explanation..."
        failure="The explanation could not be loaded"
      >
        {(loaded) => <ExplanationList explanation={loaded} />}
      </WhenLoaded>
    </div>
  );
};

interface ExplanationListProps {
  readonly explanation: CardExplanation;
}

/** The handicap, every hole with a score, then the totals. */
const ExplanationList = ({ explanation }: ExplanationListProps) => {
  const { playingHandicap, formula, tee, holes, totals } = explanation;
  return (
    <ol className={asStack({ gap: "slat" })}>
      <li className={styles.rule}>
        <p className={styles.ruleHead}>
          <span>Playing handicap</span>
          <span>{playingHandicapText(playingHandicap)}</span>
        </p>
        {tee ? <p>{`Tee: ${tee.name}`}</p> : null}
        <p>{formula}</p>
      </li>
      {holes
        .filter(({ strokes }) => strokes !== null)
        .map(({ holeNumber, net, points, rule }) => (
          <li key={holeNumber} className={styles.rule}>
            <p className={styles.ruleHead}>
              <span>{`Hole ${holeNumber}`}</span>
              <span>{`Net ${net ?? "-"} · ${pointsText(points ?? 0)}`}</span>
            </p>
            <p>{rule}</p>
          </li>
        ))}
      <li className={styles.rule}>
        <p className={styles.ruleHead}>
          <span>The card</span>
          <span>{`Gross ${totals.gross} · Net ${totals.net} · ${pointsText(totals.points)}`}</span>
        </p>
      </li>
    </ol>
  );
};
