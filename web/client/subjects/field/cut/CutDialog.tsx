import { useQuery } from "@tanstack/react-query";
import { Scissors, Undo2 } from "lucide-react";
import { useState } from "react";
import { competitionScoring } from "../../../../../domain/golf/competitionScoring.ts";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import { getLeaderboard, type LeaderboardEntry } from "../../../../contract/board/leaderboard.ts";
import type { Body } from "../../../../contract/endpoint.ts";
import type { CountedEvent } from "../../../../contract/event/event.ts";
import { type Cut, listCuts, makeCut } from "../../../../contract/field/cuts.ts";
import { useRead } from "../../../data/read.ts";
import { DialogForm } from "../../../form/DialogForm.tsx";
import { Fields } from "../../../form/table/Fields.tsx";
import type { FieldTable, TypedValues } from "../../../form/table/fieldTable.ts";
import { startOf } from "../../../form/table/tableValues.ts";
import { numberIn, numberOrNull } from "../../../form/typedNumbers.ts";
import { useBodyForm } from "../../../form/useBodyForm.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { columns, wideColumn } from "../../../ui/dialogs/Dialog.css.ts";
import { Dialog, DialogBody } from "../../../ui/dialogs/Dialog.tsx";
import { asRow, asStack } from "../../../ui/layout.ts";
import { scoringMetricsQuery } from "../../event/desk/api.ts";
import * as styles from "../entries/Participants.css.ts";
import { type CutLine, cutPreview, hasScoresAfter, roundsToCut } from "./cutPreview.ts";
import { useMakeCut, useWithdrawCut } from "./useCuts.ts";

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

const cutTable: FieldTable<CutValues, ReadonlyArray<number>> = {
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
const CutDialog = ({ event, board, rounds, cuts, onClose }: Props) => {
  const make = useMakeCut(event.id);
  const { data: metrics } = useQuery(scoringMetricsQuery);
  const form = useBodyForm(makeCut, {
    initial: { ...startOf(cutTable), ties: true, afterRound: String(rounds.at(-1) ?? 1) },
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
          <Fields of={cutTable} form={form} asked={rounds} />
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

/**
 * Shown once everybody has finished a round, until somebody has scores in the next one. A cut that
 * was made can be taken back until then, also when somebody has joined the field since.
 */
export const CutButton = ({ event }: Pick<Props, "event">) => {
  const { data: board = [] } = useRead(getLeaderboard, { eventId: event.id });
  const { data: made = [] } = useRead(listCuts, { eventId: event.id });
  const [opened, setOpened] = useState<"making" | "taking back" | null>(null);
  const rounds = roundsToCut(board, event.numberOfRounds, event.rounds);
  const cuts = made.filter(({ afterRound }) => !hasScoresAfter(board, afterRound));
  const canMake = rounds.length > 0;
  if (opened === null && !canMake && cuts.length === 0) return null;
  const close = () => setOpened(null);
  return (
    <>
      <Button
        variant="line"
        size="small"
        icon={<Scissors size={20} aria-hidden="true" />}
        onClick={() => setOpened(canMake ? "making" : "taking back")}
      >
        {canMake ? "Make the Cut" : "Take Back the Cut"}
      </Button>
      {opened === "making" ? (
        <CutDialog event={event} board={board} rounds={rounds} cuts={cuts} onClose={close} />
      ) : null}
      {opened === "taking back" ? (
        <Dialog isOpen onClose={close} overline={event.name} title="Take Back the Cut">
          <DialogBody>
            <MadeCuts eventId={event.id} cuts={cuts} onWithdrawn={close} />
          </DialogBody>
        </Dialog>
      ) : null}
    </>
  );
};

interface MadeCutsProps {
  readonly eventId: TournamentId;
  readonly cuts: ReadonlyArray<Cut>;
  readonly onWithdrawn?: () => void;
}

/** Cuts that can still be withdrawn, because nobody has played a later round. */
const MadeCuts = ({ eventId, cuts, onWithdrawn }: MadeCutsProps) => {
  const withdraw = useWithdrawCut(eventId);
  if (cuts.length === 0) return null;
  return (
    <ul className={asStack({ gap: 2, bottom: 4 })}>
      {cuts.map(({ afterRound, cutLine, playerIds, missedCutIds }) => (
        <li
          key={afterRound}
          className={asRow({
            gap: 3,
            justify: "between",
            wrap: true,
            pad: 3,
            ground: "raised",
            radius: "slot",
          })}
        >
          <span className={styles.strong}>
            {`After round ${afterRound}, cut line ${cutLine}: ${playerIds.length} play on, ${missedCutIds.length} missed it`}
          </span>
          <Button
            variant="quiet"
            size="small"
            icon={<Undo2 size={20} aria-hidden="true" />}
            isPending={withdraw.isPending && withdraw.variables === afterRound}
            aria-label={`Take back the cut after round ${afterRound}`}
            onClick={() => withdraw.mutate(afterRound, { onSuccess: () => onWithdrawn?.() })}
          >
            Take Back
          </Button>
        </li>
      ))}
    </ul>
  );
};

/** The board after the cut: players who stay are above the line. */
export const WhoPlaysOn = ({ playOn, goHome, cutLine }: ReturnType<typeof cutPreview>) => (
  <div className={asStack({ gap: 4, shrinks: true })}>
    <output className={styles.strong}>
      {`Cut line ${cutLine}: ${playOn.length} play on, ${goHome.length} miss the cut.`}
    </output>
    <Lines title={`Play on (${playOn.length})`} lines={playOn} />
    <Lines title={`Miss the cut (${goHome.length})`} lines={goHome} />
  </div>
);

interface LinesProps {
  readonly title: string;
  readonly lines: ReadonlyArray<CutLine>;
}

/** Close lines, as more than a hundred of them are looked through. */
const Lines = ({ title, lines }: LinesProps) =>
  lines.length === 0 ? null : (
    <table className={styles.lines}>
      <caption className={styles.caption}>{title}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.head}>
            Player
          </th>
          <th scope="col" className={styles.headFigure}>
            Place
          </th>
          <th scope="col" className={styles.headFigure}>
            Score
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, name, place, total }) => (
          <tr key={id} className={styles.line}>
            <th scope="row" className={styles.name}>
              {name}
            </th>
            <td className={styles.figures}>{place}</td>
            <td className={styles.figures}>{total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
