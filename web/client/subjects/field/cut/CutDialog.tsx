import { useQuery } from "@tanstack/react-query";
import { Result } from "effect";
import { competitionScoring } from "../../../../../domain/golf/competitionScoring.ts";
import type { LeaderboardEntry } from "../../../../contract/board/leaderboard.ts";
import type { CountedEvent } from "../../../../contract/event/event.ts";
import { type Cut, makeCut } from "../../../../contract/field/cuts.ts";
import { DialogForm } from "../../../form/DialogForm.tsx";
import { errorsOf, readBody } from "../../../form/formErrors.ts";
import { NumberField } from "../../../form/NumberField.tsx";
import { SelectField } from "../../../form/SelectField.tsx";
import { Switch } from "../../../form/Switch.tsx";
import { numberIn, numberOrNull } from "../../../form/typedNumbers.ts";
import { useForm } from "../../../form/useForm.ts";
import { columns, wideColumn } from "../../../ui/dialogs/Dialog.css.ts";
import { Dialog } from "../../../ui/dialogs/Dialog.tsx";
import { scoringMetricsQuery } from "../../event/desk/api.ts";
import { cutPreview } from "./cutPreview.ts";
import { MadeCuts } from "./MadeCuts.tsx";
import { useMakeCut } from "./useCuts.ts";
import { WhoPlaysOn } from "./WhoPlaysOn.tsx";

interface Props {
  readonly event: CountedEvent;
  readonly board: ReadonlyArray<LeaderboardEntry>;
  /** Rounds after which a cut can be made now. */
  readonly rounds: ReadonlyArray<number>;
  /** Those that can be taken back. */
  readonly cuts: ReadonlyArray<Cut>;
  readonly onClose: () => void;
}

const initial = { afterRound: "", top: "", ties: true, withinStrokes: "" };

const bodyOf = ({ afterRound, top, ties, withinStrokes }: typeof initial) => ({
  afterRound: Number(afterRound),
  top: numberIn(top),
  ties,
  withinStrokes: numberOrNull(withinStrokes),
});

/** Makes a cut, and shows first who would be cut. */
export const CutDialog = ({ event, board, rounds, cuts, onClose }: Props) => {
  const make = useMakeCut(event.id);
  const { data: metrics } = useQuery(scoringMetricsQuery);
  const form = useForm({
    initial: { ...initial, afterRound: String(rounds.at(-1) ?? 1) },
    validate: (values) => errorsOf(makeCut, bodyOf(values)),
    onSubmit: (values) => {
      const body = readBody(makeCut, bodyOf(values));
      if (Result.isSuccess(body))
        make.mutate(body.success, { onSuccess: onClose, onError: form.fail });
    },
  });
  const ties = form.check("ties");
  const metric = metrics?.find(({ id }) => id === event.scoringMetricId) ?? null;
  const terms = bodyOf(form.values);
  return (
    <Dialog isOpen onClose={onClose} overline={event.name} title="Make the Cut">
      <DialogForm
        form={form.form}
        errorCount={form.errorCount}
        failure={form.failure}
        onCancel={onClose}
        submitText="Make the Cut"
        pendingText="Making the cut..."
        isPending={make.isPending}
      >
        <MadeCuts eventId={event.id} cuts={cuts} />
        <div className={columns}>
          <SelectField
            {...form.field("afterRound")}
            label="After round"
            options={rounds.map((round) => ({ value: String(round), label: `Round ${round}` }))}
          />
          <NumberField {...form.field("top")} label="Top" />
          <NumberField
            {...form.field("withinStrokes")}
            label="Within strokes of the lead"
            hint="Optional. They play on as well."
            className={wideColumn}
          />
          <div className={wideColumn}>
            <Switch
              label="Ties"
              hint="Who is level with the last one plays on too. Off: the countback decides."
              checked={ties.checked}
              onChange={ties.onChange}
            />
          </div>
          <div className={wideColumn}>
            {metrics && terms.top >= 1 ? (
              <WhoPlaysOn {...cutPreview(board, terms, competitionScoring(metric))} />
            ) : null}
          </div>
        </div>
      </DialogForm>
    </Dialog>
  );
};
