import { useQuery } from "@tanstack/react-query";
import type { CountedEvent } from "../../../../contract/event.ts";
import { DialogBody } from "../../../components/dialogs/Dialog.tsx";
import { Sheet } from "../../../components/dialogs/Sheet.tsx";
import { ErrorState } from "../../../components/states/ErrorState.tsx";
import { SkeletonForm } from "../../../components/states/Skeleton.tsx";
import { holesQuery } from "../api.ts";
import type { EntryOf } from "./asks.ts";
import type { PlayerRow } from "./overview.ts";
import { ScoringForm } from "./ScoringForm.tsx";

interface Props {
  readonly event: CountedEvent;
  readonly rows: ReadonlyArray<PlayerRow>;
  readonly initial: EntryOf;
  readonly onClose: () => void;
}

/** Enters or corrects the scores of a player. */
export const EnterScoresSheet = ({ event, rows, initial, onClose }: Props) => {
  const holes = useQuery(holesQuery(event.courseId));
  return (
    <Sheet isOpen onClose={onClose} overline={event.name} title="Enter Scores" seed={event.id}>
      {holes.data && holes.data.length > 0 ? (
        <ScoringForm
          event={event}
          rows={rows}
          holes={holes.data}
          initial={initial}
          onClose={onClose}
        />
      ) : (
        <DialogBody>
          {holes.error ? (
            <ErrorState
              title="The holes could not be loaded"
              error={holes.error}
              onRetry={() => void holes.refetch()}
              isRetrying={holes.isFetching}
            />
          ) : holes.data ? (
            <p>
              Course information not available. Choose a course in Event Settings, and see to it
              that its scorecard has holes.
            </p>
          ) : (
            <SkeletonForm label="Loading holes..." count={6} />
          )}
        </DialogBody>
      )}
    </Sheet>
  );
};
