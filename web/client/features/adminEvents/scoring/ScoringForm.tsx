import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { RoundNumber } from "../../../../../domain/shared/values.ts";
import type { CountedEvent } from "../../../../contract/event.ts";
import { columns, wideColumn } from "../../../components/dialogs/Dialog.css.ts";
import { SelectField } from "../../../components/forms/SelectField.tsx";
import { roundAheadQuery } from "../../../lib/roundAheadQuery.ts";
import type { EntryOf } from "./asks.ts";
import { HolesForm } from "./HolesForm.tsx";
import { NoHoles } from "./NoHoles.tsx";
import type { PlayerRow } from "./overview.ts";
import { useDrafts } from "./useDrafts.ts";
import { useSaveScores } from "./useSaveScores.ts";

interface Props {
  readonly event: CountedEvent;
  readonly rows: ReadonlyArray<PlayerRow>;
  readonly initial: EntryOf;
  readonly onClose: () => void;
}

const none: ReadonlyArray<never> = [];

/** Whose card it is. What was typed for another player or round waits there, and is not saved. */
export const ScoringForm = ({ event, rows, initial, onClose }: Props) => {
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
  const { save, leave, isPending } = useSaveScores(event.id, onClose);
  const [isPlayerMissed, setPlayerMissed] = useState(false);
  const goTo = (entry: EntryOf) => {
    leave();
    choose(entry);
  };
  return (
    <HolesForm
      holes={(card ?? ahead.data)?.holes ?? none}
      insteadOfHoles={<NoHoles asked={ahead} />}
      card={card}
      draft={draft}
      isTyped={isAnythingTyped}
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
