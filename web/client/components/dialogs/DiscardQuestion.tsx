import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { unsaved } from "../../lib/unsaved.ts";
import { ErrorBoundary } from "../states/ErrorBoundary.tsx";

const loadQuestion = () => import("./DiscardDialog.tsx");

const DiscardDialog = lazy(loadQuestion);

/** Rendered once in the app. It asks before typed text is discarded. */
export const DiscardQuestion = () => {
  const asked = useSyncExternalStore(unsaved.listen, unsaved.asked, () => null);
  const isTyped = useSyncExternalStore(unsaved.listen, unsaved.isAnywhere, () => false);
  // Fetched early, because it may be needed without a network.
  useEffect(() => {
    if (isTyped) loadQuestion().catch(() => undefined);
  }, [isTyped]);
  return asked === null ? null : (
    // If its code cannot be loaded, nobody can be asked and the typed text stays.
    <ErrorBoundary fallback={null}>
      <Suspense>
        <DiscardDialog onStay={asked.stay} onDiscard={asked.go} />
      </Suspense>
    </ErrorBoundary>
  );
};
