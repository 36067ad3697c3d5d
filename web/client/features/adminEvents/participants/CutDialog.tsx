import { useQuery } from "@tanstack/react-query";
import { Result } from "effect";
import { competitionScoring } from "../../../../../domain/golf/competitionScoring.ts";
import { makeCut } from "../../../../contract/cuts.ts";
import type { CountedEvent } from "../../../../contract/event.ts";
import { columns, wideColumn } from "../../../components/dialogs/Dialog.css.ts";
import { Dialog } from "../../../components/dialogs/Dialog.tsx";
import { DialogForm } from "../../../components/dialogs/DialogForm.tsx";
import { SelectField } from "../../../components/forms/SelectField.tsx";
import { Switch } from "../../../components/forms/Switch.tsx";
import { NumberField } from "../../../components/forms/TextField.tsx";
import { errorsOf, readBody } from "../../../lib/formErrors.ts";
import { useForm } from "../../../lib/useForm.ts";
import { leaderboardQuery, scoringMetricsQuery } from "../api.ts";
import { cutPreview } from "./cutPreview.ts";
import * as styles from "./Participants.css.ts";
import { useMakeCut } from "./useMakeCut.ts";

interface Props {
  readonly event: CountedEvent;
  readonly onClose: () => void;
}

const initial = { afterRound: "1", top: "", ties: true, withinStrokes: "" };

const bodyOf = ({ afterRound, top, ties, withinStrokes }: typeof initial) => ({
  afterRound: Number(afterRound),
  top: Number(top),
  ties,
  withinStrokes: withinStrokes === "" ? null : Number(withinStrokes),
});

/** Sends home whoever is not among the first, and shows before who that would be. */
export const CutDialog = ({ event, onClose }: Props) => {
  const { mutate, isPending } = useMakeCut(event.id);
  const form = useForm({
    initial,
    validate: (values) => errorsOf(makeCut, bodyOf(values)),
    onSubmit: (values) => {
      const body = readBody(makeCut, bodyOf(values));
      if (Result.isSuccess(body)) mutate(body.success, { onSuccess: onClose, onError: form.fail });
    },
  });
  const ties = form.check("ties");
  const rounds = Array.from({ length: event.numberOfRounds - 1 }, (_, index) => String(index + 1));
  return (
    <Dialog isOpen onClose={onClose} overline={event.name} title="Make the Cut">
      <DialogForm
        form={form.form}
        errorCount={form.errorCount}
        failure={form.failure}
        onCancel={onClose}
        submitText="Make the Cut"
        pendingText="Making the cut..."
        isPending={isPending}
      >
        <div className={columns}>
          <SelectField
            {...form.field("afterRound")}
            label="After round"
            options={rounds.map((round) => ({ value: round, label: `Round ${round}` }))}
          />
          <NumberField {...form.field("top")} label="Top" min={1} step={1} />
          <NumberField
            {...form.field("withinStrokes")}
            label="Within strokes of the lead"
            hint="Optional. They play on as well."
            min={0}
            step={1}
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
            <WhoPlaysOn event={event} terms={bodyOf(form.values)} />
          </div>
        </div>
      </DialogForm>
    </Dialog>
  );
};

interface PreviewProps extends Pick<Props, "event"> {
  readonly terms: ReturnType<typeof bodyOf>;
}

const WhoPlaysOn = ({ event, terms }: PreviewProps) => {
  const { data: board } = useQuery(leaderboardQuery(event.id));
  const { data: metrics } = useQuery(scoringMetricsQuery);
  if (!board || !metrics || terms.top < 1) return null;
  const metric = metrics.find(({ id }) => id === event.scoringMetricId) ?? null;
  const { playOn, goHome, cutLine } = cutPreview(board, terms, competitionScoring(metric));
  return (
    <output className={styles.playOn}>
      <p className={styles.name}>{`Cut line ${cutLine}`}</p>
      <p>{`Play on (${playOn.length}): ${playOn.join(", ") || "nobody"}`}</p>
      <p>{`Miss the cut (${goHome.length}): ${goHome.join(", ") || "nobody"}`}</p>
    </output>
  );
};
