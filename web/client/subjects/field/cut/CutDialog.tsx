import { useQuery } from "@tanstack/react-query";
import { competitionScoring } from "../../../../../domain/golf/competitionScoring.ts";
import type { LeaderboardEntry } from "../../../../contract/board/leaderboard.ts";
import type { Body } from "../../../../contract/endpoint.ts";
import type { CountedEvent } from "../../../../contract/event/event.ts";
import { type Cut, makeCut } from "../../../../contract/field/cuts.ts";
import { DialogForm } from "../../../form/DialogForm.tsx";
import { Fields } from "../../../form/table/Fields.tsx";
import type { FieldTable, TypedValues } from "../../../form/table/fieldTable.ts";
import { startOf } from "../../../form/table/tableValues.ts";
import { numberIn, numberOrNull } from "../../../form/typedNumbers.ts";
import { useBodyForm } from "../../../form/useBodyForm.ts";
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

type CutValues = TypedValues<Body<typeof makeCut>>;

const table: FieldTable<CutValues, ReadonlyArray<number>> = {
  afterRound: {
    label: "After round",
    options: (_, rounds) =>
      rounds.map((round) => ({ value: String(round), label: `Round ${round}` })),
  },
  top: { label: "Top", kind: "whole" },
  withinStrokes: {
    ...{ label: "Within strokes of the lead", kind: "whole", isWide: true },
    hint: "Optional. They play on as well.",
  },
  ties: {
    ...{ label: "Ties", kind: "switch", isWide: true },
    hint: "Who is level with the last one plays on too. Off: the countback decides.",
  },
};

const bodyOf = ({ afterRound, top, ties, withinStrokes }: CutValues) => ({
  afterRound: Number(afterRound),
  top: numberIn(top),
  ties,
  withinStrokes: numberOrNull(withinStrokes),
});

/** Makes a cut, and shows first who would be cut. */
export const CutDialog = ({ event, board, rounds, cuts, onClose }: Props) => {
  const make = useMakeCut(event.id);
  const { data: metrics } = useQuery(scoringMetricsQuery);
  const form = useBodyForm(makeCut, {
    initial: { ...startOf(table), ties: true, afterRound: String(rounds.at(-1) ?? 1) },
    bodyOf,
    send: (body) => make.mutate(body, { onSuccess: onClose, onError: form.fail }),
  });
  const metric = metrics?.find(({ id }) => id === event.scoringMetricId) ?? null;
  const terms = bodyOf(form.values);
  return (
    <Dialog isOpen onClose={onClose} overline={event.name} title="Make the Cut">
      <DialogForm
        form={form}
        onCancel={onClose}
        submitText="Make the Cut"
        pendingText="Making the cut..."
        isPending={make.isPending}
      >
        <MadeCuts eventId={event.id} cuts={cuts} />
        <div className={columns}>
          <Fields of={table} form={form} asked={rounds} />
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
