import { useQuery } from "@tanstack/react-query";
import type { ScorecardId } from "../../../../domain/shared/values.ts";
import { explanationQuery } from "./api.ts";
import { ExplanationList } from "./explanation/ExplanationList.tsx";
import * as styles from "./ScorecardDialog.css.ts";
import { ViewTitle } from "./ViewTitle.tsx";
import { WhenLoaded } from "./WhenLoaded.tsx";

interface Props {
  readonly scorecardId: ScorecardId;
  readonly onBack: () => void;
}

/** Explains net score and points; replaces the view of the card. */
export const ExplanationView = ({ scorecardId, onBack }: Props) => {
  const explanation = useQuery(explanationQuery(scorecardId));
  return (
    <div className={styles.stack}>
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
