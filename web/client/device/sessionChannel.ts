/** The pages of one browser share its cookies, so a sign-in or sign-out in one affects all. */
const NAME = "golf.session";

let channel: BroadcastChannel | null = null;

export const sessionChannel = {
  /** Calls back after an announcement of another page. Returns a function that stops this. */
  follow: (changed: () => void): (() => void) => {
    if (!("BroadcastChannel" in globalThis)) return () => {};
    const open = new BroadcastChannel(NAME);
    open.onmessage = changed;
    channel = open;
    return () => {
      open.close();
      channel = null;
    };
  },
  /** Notifies other pages, but not this one. */
  announce: (): void => channel?.postMessage(null),
};
