import type { ReactNode } from "react";
import { DialogBody } from "../../../ui/dialogs/Dialog.tsx";
import { ErrorState } from "../../../ui/states/ErrorState.tsx";
import { SkeletonForm } from "../../../ui/states/Skeleton.tsx";
import { type EventChoices, useEventChoices } from "./useEventChoices.ts";

interface Props {
  readonly children: (choices: EventChoices) => ReactNode;
}

/** Renders the form once its lists have arrived; until then their loading or error state. */
export const WithChoices = ({ children }: Props) => {
  const { choices, error, isFetching, retry } = useEventChoices();
  if (choices) return children(choices);
  return (
    <DialogBody>
      {error ? (
        <ErrorState
          title="The choices could not be loaded"
          error={error}
          onRetry={retry}
          isRetrying={isFetching}
        />
      ) : (
        <SkeletonForm label="Loading choices..." count={6} />
      )}
    </DialogBody>
  );
};
