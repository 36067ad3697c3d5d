import { useEffect } from "react";
import { onFirstInput } from "../../../device/onFirstInput.ts";
import { loadable } from "../../../ui/loadable.tsx";
import { PageSpinner } from "../../../ui/states/Spinner.tsx";

const wholeCard = loadable(
  async () => {
    const { WholeCard: Whole } = await import("./wholeCard/WholeCard.tsx");
    return { default: Whole };
  },
  <PageSpinner label="Loading scorecard..." />,
);
const disputedHole = loadable(async () => {
  const { DisputedHole: Hole } = await import("./hole/DisputedHole.tsx");
  return { default: Hole };
});

const groupSheet = loadable(
  async () => {
    const { GroupSheet: Sheet } = await import("./groupSheet/GroupSheet.tsx");
    return { default: Sheet };
  },
  <PageSpinner label="Loading scorecards..." />,
);

// Loaded after the keys, which are the reason to open a round.
export const WholeCard = wholeCard.Component;
export const DisputedHole = disputedHole.Component;
export const GroupSheet = groupSheet.Component;

/** Loads them when the pad is first used, because later there may be no network. */
export const useLatePartsSoon = () =>
  useEffect(
    () =>
      onFirstInput(() => {
        const parts = [wholeCard, disputedHole, groupSheet];
        void Promise.all(parts.map(({ load }) => load())).catch(() => undefined);
      }),
    [],
  );
