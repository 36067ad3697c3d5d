import { useEffect, useSyncExternalStore } from "react";
import { unsaved } from "../device/unsaved.ts";
import { loadable } from "../ui/loadable.tsx";
import { ErrorBoundary } from "../ui/states/ErrorState.tsx";

const { load, Component: DiscardDialog } = loadable(() => import("./DiscardDialog.tsx"));

/** Rendered once in the app. It asks before typed text is discarded. */
export const DiscardQuestion = () => {
  const asked = useSyncExternalStore(unsaved.listen, unsaved.asked, () => null);
  const isTyped = useSyncExternalStore(unsaved.listen, unsaved.isAnywhere, () => false);
  // Fetched early, because it may be needed without a network.
  useEffect(() => {
    if (isTyped) load().catch(() => undefined);
  }, [isTyped]);
  return asked === null ? null : (
    // If its code cannot be loaded, nobody can be asked and the typed text stays.
    <ErrorBoundary fallback={null}>
      <DiscardDialog onStay={asked.stay} onDiscard={asked.go} />
    </ErrorBoundary>
  );
};
