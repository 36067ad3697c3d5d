interface Push {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly path: string;
}

/** A browser that was subscribed lets nothing come without showing it. */
const unreadable: Push = { title: "Wicked Golf", body: "There is news.", tag: "news", path: "/" };

const pushIn = (text: string | undefined): Push => {
  try {
    return { ...unreadable, ...JSON.parse(text ?? "") };
  } catch {
    return unreadable;
  }
};

/** Shows what was sent, in place of the notice before about the same. */
export const showNotice = (
  registration: ServiceWorkerRegistration,
  text: string | undefined,
): Promise<void> => {
  const { title, body, tag, path } = pushIn(text);
  const icon = "/mark-192.png";
  // Of browsers that know it, a second notice with this tag makes itself heard, too.
  const options = { body, tag, icon, badge: icon, data: path, renotify: true };
  return registration.showNotification(title, options);
};

/** The open pages of the worker, in the form in which workers have them. */
export interface Windows {
  matchAll(options: {
    readonly type: "window";
    readonly includeUncontrolled: true;
  }): Promise<ReadonlyArray<{ readonly url: string; focus(): Promise<unknown> }>>;
  openWindow(url: string): Promise<unknown>;
}

/** A page that shows the address already comes to the front. Others keep what is typed there. */
export const openNotice = async (
  windows: Windows,
  notice: Pick<Notification, "close" | "data">,
): Promise<void> => {
  notice.close();
  const { href, origin } = new URL(String(notice.data), location.origin);
  if (origin !== location.origin) return;
  const open = await windows.matchAll({ type: "window", includeUncontrolled: true });
  const page = open.find(({ url }) => url === href);
  await (page ? page.focus() : windows.openWindow(href));
};
