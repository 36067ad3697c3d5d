import { useInfiniteQuery } from "@tanstack/react-query";
import type { Scorecard } from "../../../contract/scorecard.ts";
import { type CardReference, historyQuery } from "./api.ts";
import { EarlierChanges } from "./history/EarlierChanges.tsx";
import { HistoryList } from "./history/HistoryList.tsx";
import * as styles from "./ScorecardDialog.css.ts";
import { ViewTitle } from "./ViewTitle.tsx";
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
      <ViewTitle title="History" onBack={onBack} />
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
