import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { unsaved } from "../../lib/unsaved.ts";
import { ErrorBoundary } from "../states/ErrorBoundary.tsx";

const loadQuestion = () => import("./DiscardDialog.tsx");

const DiscardDialog = lazy(loadQuestion);

/** Stands once in the app and asks before anything typed is thrown away. */
export const DiscardQuestion = () => {
  const asked = useSyncExternalStore(unsaved.listen, unsaved.asked, () => null);
  const isTyped = useSyncExternalStore(unsaved.listen, unsaved.isAnywhere, () => false);
  // Without a network it could not be fetched any more when it is needed.
  useEffect(() => {
    if (isTyped) loadQuestion().catch(() => undefined);
  }, [isTyped]);
  return asked === null ? null : (
    // Without its code nobody can be asked, and what was typed stays.
    <ErrorBoundary fallback={null}>
      <Suspense>
        <DiscardDialog onStay={asked.stay} onDiscard={asked.go} />
      </Suspense>
    </ErrorBoundary>
  );
};
