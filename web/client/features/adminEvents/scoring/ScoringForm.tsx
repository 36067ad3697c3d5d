import { useState } from "react";
import type { CountedEvent } from "../../../../contract/event.ts";
import { columns, wideColumn } from "../../../components/dialogs/Dialog.css.ts";
import { SelectField } from "../../../components/forms/SelectField.tsx";
import { ErrorState } from "../../../components/states/ErrorState.tsx";
import { SkeletonForm } from "../../../components/states/Skeleton.tsx";
import { showError } from "../../../lib/errorToast.ts";
import { type RoundHoles, useRoundHoles } from "../../../lib/useRoundHoles.ts";
import type { EntryOf } from "./asks.ts";
import { HolesForm } from "./HolesForm.tsx";
import type { PlayerRow } from "./overview.ts";
import { useDrafts } from "./useDrafts.ts";
import { useSaveScores } from "./useSaveScores.ts";

interface Props {
  readonly event: CountedEvent;
  readonly rows: ReadonlyArray<PlayerRow>;
  readonly initial: EntryOf;
  readonly onClose: () => void;
}

/** Whose card it is. What was typed for another player or round waits there, and is not saved. */
export const ScoringForm = ({ event, rows, initial, onClose }: Props) => {
  const { playerId, round, row, card, draft, keep, choose } = useDrafts(initial, rows);
  const played = useRoundHoles(event.courseId, card);
  const entry = `${playerId} ${round}`;
  // A card that is opened while somebody types takes no field away.
  const [shown, setShown] = useState<string | null>(null);
  if (played.isCertain && shown !== entry) setShown(entry);
  const isShown = played.isCertain || (shown === entry && played.isKnown);
  const { save, leave, isPending } = useSaveScores(event.id, onClose);
  const [isPlayerMissed, setPlayerMissed] = useState(false);
  const goTo = (entry: EntryOf) => {
    leave();
    choose(entry);
  };
  return (
    <HolesForm
      holes={isShown ? played.holes : none}
      insteadOfHoles={isShown && played.holes.length > 0 ? null : insteadOf(played)}
      card={card}
      draft={draft}
      onType={keep}
      onSave={
        row
          ? (holeScores) => {
              // What stays empty in a hole becomes its par.
              if (!played.isCertain) {
                played.retry();
                return showError("The holes are not loaded yet. Please try again in a moment.");
              }
              return save({
                playerId: row.playerId,
                roundNumber: round,
                holeScores,
                reason: draft.reason,
              });
            }
          : null
      }
      onPlayerMissed={() => setPlayerMissed(true)}
      isPending={isPending}
      onClose={onClose}
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
  );
};

const none: ReadonlyArray<never> = [];

const insteadOf = ({ isCertain, isFetching, error, retry }: RoundHoles) => {
  if (error) {
    return (
      <ErrorState
        title="The holes could not be loaded"
        error={error}
        onRetry={retry}
        isRetrying={isFetching}
      />
    );
  }
  if (isFetching && !isCertain) return <SkeletonForm label="Loading holes..." count={6} />;
  return (
    <p>
      Course information not available. Choose a course in Event Settings, and see to it that its
      scorecard has holes.
    </p>
  );
};
