import { loadable } from "../../ui/loadable.tsx";
import { PageSpinner } from "../../ui/states/Spinner.tsx";

const eventIsComing = <PageSpinner label="Loading event details..." />;

const tabs = loadable(async () => {
  const { EventTabs: Tabs } = await import("./EventTabs.tsx");
  return { default: Tabs };
}, eventIsComing);

const pad = loadable(
  async () => {
    const { ScoreScreen: Screen } = await import("../../subjects/card/pad/ScoreScreen.tsx");
    return { default: Screen };
  },
  <PageSpinner label="Loading scorecard..." />,
);

// If its files cannot be loaded, the pad works without them.
const games = loadable(() =>
  import("./GamesOfHole.tsx").then(
    ({ GamesOfHole: Games }) => ({ default: Games }),
    () => ({ default: () => null }),
  ),
);

const invitation = loadable(async () => {
  const { EventInvitation: Invitation } = await import("./EventInvitation.tsx");
  return { default: Invitation };
}, eventIsComing);

/** Loads the files of the pad. */
export const loadPad = pad.load;

// Players who enter scores see nothing else, and others do not need the pad.
export const EventTabs = tabs.Component;
export const ScoreScreen = pad.Component;
export const GamesOfHole = games.Component;
export const EventInvitation = invitation.Component;

/** Loads the files of a screen while its event is still being fetched. */
export const fetchScreen = (isRound: boolean): void => {
  // After a failure the screen itself loads them again and reports it.
  void (isRound ? pad : tabs).load().catch(() => undefined);
};
