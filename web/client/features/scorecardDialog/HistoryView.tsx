import { useInfiniteQuery } from "@tanstack/react-query";
import type { ScorecardId } from "../../../../domain/shared/values.ts";
import type { Scorecard } from "../../../contract/scorecard.ts";
import { historyQuery } from "./api.ts";
import { EarlierChanges } from "./history/EarlierChanges.tsx";
import { HistoryList } from "./history/HistoryList.tsx";
import * as styles from "./ScorecardDialog.css.ts";
import { ViewTitle } from "./ViewTitle.tsx";
import { WhenLoaded } from "./WhenLoaded.tsx";

interface Props {
  readonly scorecardId: ScorecardId;
  readonly card: Scorecard;
  readonly onBack: () => void;
}

/** The history of the card; replaces its view. */
export const HistoryView = ({ scorecardId, card, onBack }: Props) => {
  const history = useInfiniteQuery(historyQuery(scorecardId));
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
