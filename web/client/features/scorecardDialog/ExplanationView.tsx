import { useQuery } from "@tanstack/react-query";
import { BookOpen } from "lucide-react";
import { Button } from "../../components/buttons/Button.tsx";
import { heading } from "../../theme/voices.css.ts";
import { type CardReference, explanationQuery } from "./api.ts";
import { ExplanationList } from "./explanation/ExplanationList.tsx";
import * as styles from "./ScorecardDialog.css.ts";
import { takeFocus } from "./takeFocus.ts";
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
      <div className={styles.titleRow}>
        <h3 className={heading}>How it is counted</h3>
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
        query={explanation}
        label="Loading explanation..."
        failure="The explanation could not be loaded"
      >
        {(loaded) => <ExplanationList explanation={loaded} />}
      </WhenLoaded>
    </div>
  );
};
