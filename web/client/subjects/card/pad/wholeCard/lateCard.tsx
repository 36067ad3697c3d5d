import { useEffect } from "react";
import { onFirstInput } from "../../../../device/onFirstInput.ts";
import { loadable } from "../../../../ui/loadable.tsx";
import { PageSpinner } from "../../../../ui/states/Spinner.tsx";

const { load, Component } = loadable(
  async () => {
    const { WholeCard: Whole } = await import("./WholeCard.tsx");
    return { default: Whole };
  },
  <PageSpinner label="Loading scorecard..." />,
);

/** Loaded after the pad, which is the reason to open a round. */
export const WholeCard = Component;

/** Loads it when the pad is first used, because later there may be no network. */
export const useWholeCardSoon = () =>
  useEffect(() => onFirstInput(() => void load().catch(() => undefined)), []);
