import { type ComponentProps, lazy, Suspense, useEffect } from "react";
import { PageSpinner } from "../../../components/states/Spinner.tsx";
import { onFirstInput } from "../../../lib/onFirstInput.ts";
import type { WholeCard as Card } from "./WholeCard.tsx";

const load = async () => {
  const { WholeCard: Whole } = await import("./WholeCard.tsx");
  return { default: Whole };
};
const Late = lazy(load);

/** Loaded after the pad, which is the reason to open a round. */
export const WholeCard = (props: ComponentProps<typeof Card>) => (
  <Suspense fallback={<PageSpinner label="Loading scorecard..." />}>
    <Late {...props} />
  </Suspense>
);

/** Loads it when the pad is first used, because later there may be no network. */
export const useWholeCardSoon = () =>
  useEffect(() => onFirstInput(() => void load().catch(() => undefined)), []);
