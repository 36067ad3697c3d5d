import { useInfiniteQuery } from "@tanstack/react-query";
import { BookOpen } from "lucide-react";
import type { Scorecard } from "../../../contract/scorecard.ts";
import { Button } from "../../components/buttons/Button.tsx";
import { heading } from "../../theme/voices.css.ts";
import { type CardReference, historyQuery } from "./api.ts";
import { EarlierChanges } from "./history/EarlierChanges.tsx";
import { HistoryList } from "./history/HistoryList.tsx";
import * as styles from "./ScorecardDialog.css.ts";
import { takeFocus } from "./takeFocus.ts";
import { WhenLoaded } from "./WhenLoaded.tsx";

interface Props {
  readonly reference: CardReference;
  readonly card: Scorecard;
  readonly onBack: () => void;
}

/** The history of the card; replaces its view. */
export const HistoryView = ({ reference, card, onBack }: Props) => {
  const history = useInfiniteQuery(historyQuery(reference));
  return (
    <div className={styles.stack}>
      <div className={styles.titleRow}>
        <h3 className={heading}>History</h3>
        <Button
          variant="line"
          size="small"
          icon={<BookOpen size={20} aria-hidden="true" />}
          ref={takeFocus}
          onClick={onBack}
        >
          Back to the card
        </Button>
      </div>
      <WhenLoaded
        query={history}
        label="Loading history..."
        failure="The history could not be loaded"
      >
        {(changes) => (
          <>
            <EarlierChanges history={history} />
            <HistoryList changes={changes} card={card} />
          </>
        )}
      </WhenLoaded>
    </div>
  );
};
