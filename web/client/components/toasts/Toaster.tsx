import { lazy, Suspense, useSyncExternalStore } from "react";
import { toasts } from "../../lib/toasts.ts";

// Nobody waits for the toast's code before there is a toast to show.
const ToastRegion = lazy(() => import("./ToastRegion.tsx"));

/** Stands once in the app and shows what `useToast` raises. */
export const Toaster = () => {
  const toast = useSyncExternalStore(toasts.listen, toasts.current, () => null);
  return toast === null ? null : (
    <Suspense>
      <ToastRegion toast={toast} onDismiss={toasts.dismiss} />
    </Suspense>
  );
};
