import { useState } from "react";
import type { Hole } from "../../../../contract/course.ts";
import type { CountedEvent } from "../../../../contract/event.ts";
import { columns, wideColumn } from "../../../components/dialogs/Dialog.css.ts";
import { SelectField } from "../../../components/forms/SelectField.tsx";
import { useHolesOfCard } from "../../../lib/useHolesOfCard.ts";
import type { EntryOf } from "./asks.ts";
import { HolesForm } from "./HolesForm.tsx";
import type { PlayerRow } from "./overview.ts";
import { useDrafts } from "./useDrafts.ts";
import { useSaveScores } from "./useSaveScores.ts";

interface Props {
  readonly event: CountedEvent;
  readonly rows: ReadonlyArray<PlayerRow>;
  /** Those of the course. */
  readonly holes: ReadonlyArray<Hole>;
  readonly initial: EntryOf;
  readonly onClose: () => void;
}

/** Whose card it is. What was typed for another player or round waits there, and is not saved. */
export const ScoringForm = ({ event, rows, holes, initial, onClose }: Props) => {
  const { playerId, round, row, card, draft, keep, choose } = useDrafts(initial, rows);
  const { save, leave, isPending } = useSaveScores(event.id, onClose);
  const [isPlayerMissed, setPlayerMissed] = useState(false);
  const goTo = (entry: EntryOf) => {
    leave();
    choose(entry);
  };
  return (
    <HolesForm
      holes={useHolesOfCard(holes, card?.id)}
      card={card}
      draft={draft}
      onType={keep}
      onSave={
        row
          ? (holeScores) =>
              save({
                playerId: row.playerId,
                roundNumber: round,
                holeScores,
                reason: draft.reason,
              })
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
