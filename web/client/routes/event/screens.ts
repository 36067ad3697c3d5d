import { lazy } from "react";

const loadTabs = async () => {
  const { EventTabs: Tabs } = await import("./EventTabs.tsx");
  return { default: Tabs };
};

const loadPad = async () => {
  const { ScoreScreen: Screen } = await import("../../features/scoreEntry/ScoreScreen.tsx");
  return { default: Screen };
};

/** In milliseconds. The files of the choice are fetched after those of the pad, which may weigh 150 kB. */
const WOLF_DELAY = 1000;

// The pad goes on without the choice where its files do not arrive: it also stands under Skins & Sins.
const loadWolf = async () => {
  await new Promise((resolve) => setTimeout(resolve, WOLF_DELAY));
  const wolf = import("../../features/sideGames/wolf/WolfOnHole.tsx");
  return wolf.then(
    ({ WolfOnHole: Choice }) => ({ default: Choice }),
    () => ({ default: () => null }),
  );
};

const loadInvitation = async () => {
  const { EventInvitation: Invitation } = await import("./EventInvitation.tsx");
  return { default: Invitation };
};

// Whoever enters scores does nothing else meanwhile, and nobody else needs the pad.
export const EventTabs = lazy(loadTabs);
export const ScoreScreen = lazy(loadPad);
export const WolfOnHole = lazy(loadWolf);
export const EventInvitation = lazy(loadInvitation);

/** Fetches the screen of an address while its event is still on the way. */
export const fetchScreen = (isRound: boolean): void => {
  // What fails here is asked for again by the screen itself, which says so.
  void (isRound ? loadPad() : loadTabs()).catch(() => undefined);
};
