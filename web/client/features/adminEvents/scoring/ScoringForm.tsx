import { useState } from "react";
import type { Hole } from "../../../../contract/course.ts";
import type { CountedEvent } from "../../../../contract/event.ts";
import { columns, wideColumn } from "../../../components/dialogs/Dialog.css.ts";
import { SelectField } from "../../../components/forms/SelectField.tsx";
import type { EntryOf } from "./asks.ts";
import { HolesForm } from "./HolesForm.tsx";
import type { PlayerRow } from "./overview.ts";

interface Props {
  readonly event: CountedEvent;
  readonly rows: ReadonlyArray<PlayerRow>;
  readonly holes: ReadonlyArray<Hole>;
  readonly initial: EntryOf;
  readonly onClose: () => void;
}

/** Whose card it is; another player or round begins with that card. */
export const ScoringForm = ({ event, rows, holes, initial, onClose }: Props) => {
  const [{ playerId, round }, setEntry] = useState(initial);
  const [isPlayerMissed, setPlayerMissed] = useState(false);
  const row = rows.find((candidate) => candidate.playerId === playerId);
  return (
    <HolesForm
      key={`${playerId} ${round}`}
      eventId={event.id}
      playerId={row?.playerId ?? null}
      round={round}
      holes={holes}
      card={row?.cards.get(round)}
      onPlayerMissed={() => setPlayerMissed(true)}
      onClose={onClose}
    >
      <div className={columns}>
        <SelectField
          label="Player"
          value={playerId}
          onChange={(chosen) => setEntry({ playerId: chosen, round })}
          options={rows.map(({ playerId: id, name }) => ({ value: id, label: name }))}
          emptyLabel="Select a player"
          error={isPlayerMissed && !row ? "Player is required" : null}
          className={event.numberOfRounds === 1 ? wideColumn : ""}
        />
        {event.numberOfRounds === 1 ? null : (
          <SelectField
            label="Round"
            value={String(round)}
            onChange={(chosen) => setEntry({ playerId, round: Number(chosen) })}
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
