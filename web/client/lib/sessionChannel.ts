/** The pages of one browser share its cookies: who signs in or out in one does so in all. */
const NAME = "golf.session";

let channel: BroadcastChannel | null = null;

export const sessionChannel = {
  /** Calls back whenever another page of this browser says so. Returns what ends that. */
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
  /** Not to this page itself. */
  announce: (): void => channel?.postMessage(null),
};
