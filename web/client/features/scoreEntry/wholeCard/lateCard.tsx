import { type ComponentProps, lazy, Suspense, useEffect } from "react";
import { PageSpinner } from "../../../components/states/Spinner.tsx";
import { onFirstInput } from "../../../lib/onFirstInput.ts";
import type { WholeCard as Card } from "./WholeCard.tsx";

const load = async () => {
  const { WholeCard: Whole } = await import("./WholeCard.tsx");
  return { default: Whole };
};
const Late = lazy(load);

/** The whole card comes after the pad, which is what a round is opened for. */
export const WholeCard = (props: ComponentProps<typeof Card>) => (
  <Suspense fallback={<PageSpinner label="Loading scorecard..." />}>
    <Late {...props} />
  </Suspense>
);

/** Fetches it as soon as the pad is used: the course has no network where it is wanted. */
export const useWholeCardSoon = () =>
  useEffect(() => onFirstInput(() => void load().catch(() => undefined)), []);
