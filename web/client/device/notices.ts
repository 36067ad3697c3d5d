/** What stands in the way of notices in this browser; null if nothing does. */
export type NoticeObstacle =
  /** An iPhone or iPad has them only for what was put on its home screen. */
  | "homeScreen"
  | "unsupported"
  /** The person has said no, which only the settings of the browser take back. */
  | "refused";

/** An iPad says that it is a Mac, which has no screen to touch. */
const isHeld = ({ userAgent, maxTouchPoints }: Navigator) =>
  /iPhone|iPad|iPod/u.test(userAgent) || (userAgent.includes("Macintosh") && maxTouchPoints > 1);

const isSupported = () =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

export const noticeObstacle = (): NoticeObstacle | null => {
  if (!isSupported()) return isHeld(navigator) ? "homeScreen" : "unsupported";
  return Notification.permission === "denied" ? "refused" : null;
};

/** Browsers write keys for addresses, and take them as bytes. */
const bytesOf = (key: string) =>
  Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
    letter.charCodeAt(0),
  );

const isMadeWith = ({ options }: PushSubscription, key: Uint8Array) => {
  const made = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer());
  return made.length === key.length && made.every((byte, index) => byte === key[index]);
};

const subscriptionNow = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
};

/** Whether this browser still receives what a server with this key sends. */
export const receivesNotices = async (serverKey: string): Promise<boolean> => {
  if (noticeObstacle() !== null || Notification.permission !== "granted") return false;
  const subscription = await subscriptionNow();
  return subscription !== null && isMadeWith(subscription, bytesOf(serverKey));
};

/**
 * Asks the person, and then the maker of the browser. Null if the person says no. Call it when
 * something was pressed: browsers show the question only then.
 */
export const subscribeToNotices = async (serverKey: string): Promise<PushSubscription | null> => {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const key = bytesOf(serverKey);
  const before = await subscriptionNow();
  if (before !== null && isMadeWith(before, key)) return before;
  // Of a server that had another key, nothing comes any more.
  await before?.unsubscribe();
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) throw new Error("The page has no worker that could receive notices.");
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
};

export const unsubscribeFromNotices = async (): Promise<void> => {
  await (await subscriptionNow())?.unsubscribe();
};
