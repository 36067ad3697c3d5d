import { keepPreviousData, useQueries, useQuery } from "@tanstack/react-query";
import { Result } from "effect";
import { Eraser } from "lucide-react";
import { useState } from "react";
import { inOneNumber } from "../../../../../domain/golf/played.ts";
import { range } from "../../../../../domain/golf/range.ts";
import { RoundNumber } from "../../../../../domain/shared/values.ts";
import { recordScores } from "../../../../contract/card/scoring.ts";
import type { CountedEvent } from "../../../../contract/event/event.ts";
import type { AdminParticipant } from "../../../../contract/field/participants.ts";
import { showError } from "../../../data/toasts.ts";
import { ConfirmDialog } from "../../../form/ConfirmDialog.tsx";
import { readBody } from "../../../form/formErrors.ts";
import { SelectField } from "../../../form/SelectField.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { columns, wideColumn } from "../../../ui/dialogs/Dialog.css.ts";
import { DialogBody, Sheet } from "../../../ui/dialogs/Dialog.tsx";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";
import { Consequences, previewQuery } from "../../event/preview/Consequences.tsx";
import { roundAheadQuery } from "../../event/roundAheadQuery.ts";
import { ClearCardDialog } from "../grid/ReasonDialog.tsx";
import { SAVING_FAILED, type ScoresToSave, useSaveForm } from "../grid/useSaveScores.ts";
import { scoreSheetQuery } from "../scoreSheetQuery.ts";
import { type Draft, type Drafts, draftOf, handedOver, isAnythingIn, withDraft } from "./drafts.ts";
import { HolesForm, NoHoles } from "./HolesForm.tsx";
import { type PlayerRow, rowsOf } from "./overview.ts";
import * as styles from "./Scoring.css.ts";
import type { CardToEnter } from "./selectedCard.ts";

interface Props {
  readonly event: CountedEvent;
  readonly participants: ReadonlyArray<AdminParticipant>;
  readonly initial: CardToEnter;
  readonly onClose: () => void;
}

/** Enters or corrects the scores of a player. */
export const EnterScoresSheet = (props: Props) => (
  <Sheet
    isOpen
    onClose={props.onClose}
    overline={props.event.name}
    title="Enter Scores"
    seed={props.event.id}
  >
    <ScoresOfEvent {...props} />
  </Sheet>
);

/** The form leads to every round, so it opens with the cards of all of them. */
const ScoresOfEvent = ({ event, participants, initial, onClose }: Props) => {
  const rounds = useQueries({
    queries: range(1, event.numberOfRounds).map((round) => scoreSheetQuery(event.id, round)),
  });
  if (rounds.some(({ data }) => data === undefined)) {
    return (
      <DialogBody>
        {rounds.some(({ isLoadingError }) => isLoadingError) ? (
          <FailedRead title="The scores could not be loaded" of={rounds} />
        ) : (
          <SkeletonSlats label="Loading scores..." />
        )}
      </DialogBody>
    );
  }
  const cards = rounds.flatMap(({ data = [] }) => data);
  return (
    <ScoringForm
      event={event}
      rows={rowsOf(participants, cards)}
      initial={initial}
      onClose={onClose}
    />
  );
};

interface ScoringFormProps {
  readonly event: CountedEvent;
  readonly rows: ReadonlyArray<PlayerRow>;
  readonly initial: CardToEnter;
  readonly onClose: () => void;
}

const none: ReadonlyArray<never> = [];

/** Chooses the card. Scores typed for another player or round are kept and not saved with it. */
const ScoringForm = ({ event, rows, initial, onClose }: ScoringFormProps) => {
  const { playerId, round, row, card, draft, isAnythingTyped, keep, choose } = useDrafts(
    initial,
    rows,
  );
  const ahead = useQuery({
    ...roundAheadQuery(event.id, RoundNumber.make(round)),
    enabled: card === undefined,
    // All rounds are played on one course.
    placeholderData: keepPreviousData,
  });
  const [asked, setAsked] = useState<ScoresToSave | null>(null);
  const { save, leave, isPending } = useSaveForm(event.id, () => {
    setAsked(null);
    keep({ edits: draft.edits, reason: draft.reason });
  });
  const [isClearing, setClearing] = useState(false);
  const [isPlayerMissed, setPlayerMissed] = useState(false);
  const nameOf = (id: string) => rows.find((each) => each.playerId === id)?.name ?? "Former player";
  const goTo = (entry: CardToEnter) => {
    leave();
    setAsked(null);
    choose(entry);
  };
  return (
    <>
      <HolesForm
        holes={(card ?? ahead.data)?.holes ?? none}
        insteadOfHoles={<NoHoles asked={ahead} />}
        card={card}
        draft={draft}
        isTyped={isAnythingTyped}
        onType={keep}
        onSave={
          row
            ? (holeScores) => {
                const { playerId: player } = row;
                const body = readScores({
                  ...{ playerId: player, roundNumber: round, holeScores, reason: draft.reason },
                });
                if (body && isCorrection(body)) setAsked(body);
                else if (body) save({ body }, onClose);
              }
            : null
        }
        onPlayerMissed={() => setPlayerMissed(true)}
        isPending={isPending}
        onClose={onClose}
        foot={
          row && card && card.scores.length > 0 ? (
            <Button
              variant="line"
              size="small"
              className={styles.clear}
              icon={<Eraser size={20} aria-hidden="true" />}
              onClick={() => setClearing(true)}
            >
              Clear this card
            </Button>
          ) : null
        }
      >
        <div className={columns}>
          <SelectField
            label="Player"
            value={playerId}
            onChange={(chosen) => goTo({ playerId: chosen, round })}
            options={rows.map(({ playerId: id, name }) => ({ value: id, label: name }))}
            emptyLabel="Select a player"
            error={isPlayerMissed && !row ? "Player is required" : null}
            className={event.numberOfRounds === 1 ? wideColumn : ""}
          />
          {event.numberOfRounds === 1 ? null : (
            <SelectField
              label="Round"
              value={String(round)}
              onChange={(chosen) => goTo({ playerId, round: Number(chosen) })}
              options={Array.from({ length: event.numberOfRounds }, (_, index) => ({
                value: String(index + 1),
                label: `Round ${index + 1}`,
              }))}
            />
          )}
        </div>
      </HolesForm>
      {asked ? (
        <ConfirmDialog
          isOpen
          title="Correct Scores"
          confirmText="Save"
          pendingText="Saving..."
          isDangerous={false}
          isPending={isPending}
          onConfirm={() => save({ body: asked }, onClose)}
          onClose={() => setAsked(null)}
        >
          <Consequences
            asked={previewQuery(event.id, asked)}
            nameOf={nameOf}
            corrected={asked.playerId}
          />
        </ConfirmDialog>
      ) : null}
      {isClearing && row && card ? (
        <ClearCardDialog
          eventId={event.id}
          playerName={row.name}
          card={card}
          nameOf={nameOf}
          onClose={() => setClearing(false)}
          onCleared={() => {
            keep({ edits: new Map(), reason: "" });
            setClearing(false);
          }}
        />
      ) : null}
    </>
  );
};

/** The values validated by the contract, or null after a message. */
const readScores = (values: unknown): ScoresToSave | null => {
  const body = readBody(recordScores, values);
  if (Result.isSuccess(body)) return body.success;
  showError(Object.values(body.failure)[0] ?? SAVING_FAILED);
  return null;
};

/** Whether it changes saved strokes, which may concern others. */
const isCorrection = ({ holeScores }: ScoresToSave) =>
  holeScores.some(
    ({ basedOn, ...score }) =>
      basedOn !== undefined && basedOn !== null && basedOn !== inOneNumber(score),
  );

const noDrafts: Drafts = new Map();

/** Which card is being entered, and what has been typed for it. */
const useDrafts = (initial: CardToEnter, rows: ReadonlyArray<PlayerRow>) => {
  const [entry, setEntry] = useState(initial);
  const [drafts, setDrafts] = useState(noDrafts);
  const rowOf = ({ playerId }: CardToEnter) => rows.find((row) => row.playerId === playerId);
  const row = rowOf(entry);
  return {
    ...entry,
    row,
    card: row?.cards.get(entry.round),
    draft: draftOf(drafts, entry),
    isAnythingTyped: isAnythingIn(drafts),
    keep: (draft: Draft) => setDrafts((before) => withDraft(before, entry, draft)),
    choose: (next: CardToEnter) => {
      setEntry(next);
      setDrafts((before) => handedOver(before, next, rowOf(next)?.cards.get(next.round)));
    },
  };
};
