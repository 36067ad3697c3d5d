import { wideColumn } from "../../../components/dialogs/Dialog.css.ts";
import { FormSection } from "../../../components/forms/FormSection.tsx";
import { Switch } from "../../../components/forms/Switch.tsx";
import { eventLabels } from "./eventTexts.ts";
import type { EventFieldsProps } from "./fieldsProps.ts";

/** Who may follow the scores, and who may enter them. */
export const BoardFields = ({ form }: EventFieldsProps) => {
  const publicBoard = form.check("publicBoard");
  const groupScoring = form.check("groupScoring");
  return (
    <FormSection title="Scores">
      <div className={wideColumn}>
        <Switch
          label={eventLabels.publicBoard}
          hint="Anyone with the link can follow the leaderboard."
          checked={publicBoard.checked}
          onChange={publicBoard.onChange}
        />
      </div>
      <div className={wideColumn}>
        <Switch
          label={eventLabels.groupScoring}
          hint="Members of a tee group may enter scores for each other. Everybody signs for themselves."
          checked={groupScoring.checked}
          onChange={groupScoring.onChange}
        />
      </div>
    </FormSection>
  );
};
