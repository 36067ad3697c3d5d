import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { onFirstInput } from "../../lib/onFirstInput.ts";
import { toasts } from "../../lib/toasts.ts";
import { ErrorBoundary } from "../states/ErrorBoundary.tsx";

const loadRegion = () => import("./ToastRegion.tsx");

// Nobody waits for the toast's code before there is a toast to show.
const ToastRegion = lazy(loadRegion);

/** Stands once in the app and shows what `useToast` raises. */
export const Toaster = () => {
  const toast = useSyncExternalStore(toasts.listen, toasts.current, () => null);
  // The toast that says that the network is gone cannot be fetched then.
  useEffect(() => onFirstInput(() => void loadRegion().catch(() => undefined)), []);
  return toast === null ? null : (
    // Without its code a toast is lost, but not the page.
    <ErrorBoundary fallback={null}>
      <Suspense>
        <ToastRegion toast={toast} onDismiss={toasts.dismiss} />
      </Suspense>
    </ErrorBoundary>
  );
};
