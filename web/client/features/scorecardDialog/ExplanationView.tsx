import { useQuery } from "@tanstack/react-query";
import { type CardReference, explanationQuery } from "./api.ts";
import { ExplanationList } from "./explanation/ExplanationList.tsx";
import * as styles from "./ScorecardDialog.css.ts";
import { ViewTitle } from "./ViewTitle.tsx";
import { WhenLoaded } from "./WhenLoaded.tsx";

interface Props {
  readonly reference: CardReference;
  readonly onBack: () => void;
}

/** Explains net score and points; replaces the view of the card. */
export const ExplanationView = ({ reference, onBack }: Props) => {
  const explanation = useQuery(explanationQuery(reference));
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
