import { createPath, UNSAFE_createBrowserHistory } from "react-router-dom";

interface Leaving {
  /** Discards the typed text and continues. */
  readonly go: () => void;
  readonly stay: () => void;
}

const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();

/** The parts of the page with typed text that is not saved. */
const typedInto = new Set<Element>();
const listeners = new Set<() => void>();
let asked: Leaving | null = null;

const tell = () => {
  for (const listener of listeners) listener();
};

const ask = (next: Leaving | null) => {
  asked = next;
  tell();
};

const watchTheDoor = () => {
  tell();
  // Registered only if needed: this listener keeps the browser from restoring the page at once.
  if (typedInto.size > 0) window.addEventListener("beforeunload", askBrowser);
  else window.removeEventListener("beforeunload", askBrowser);
};

/** Guards typed text: it is never discarded without a question. */
export const unsaved = {
  hold: (part: Element): void => {
    typedInto.add(part);
    watchTheDoor();
  },
  release: (part: Element): void => {
    typedInto.delete(part);
    watchTheDoor();
  },
  releaseAll: (): void => {
    typedInto.clear();
    watchTheDoor();
  },
  /** Whether this part of the page contains typed text. */
  isIn: (part: Node): boolean => [...typedInto].some((typed) => part.contains(typed)),
  isAnywhere: (): boolean => [...typedInto].some(({ isConnected }) => isConnected),
  /** Continues at once if nothing would be lost, else after the reader has agreed. */
  leave: (part: Node | null, go: () => void): void => {
    if (part === null || !unsaved.isIn(part)) {
      go();
      return;
    }
    ask({
      go: () => {
        for (const typed of typedInto) if (part.contains(typed)) unsaved.release(typed);
        ask(null);
        go();
      },
      stay: () => ask(null),
    });
  },
  /** The open question. */
  asked: (): Leaving | null => asked,
  listen: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

type History = ReturnType<typeof UNSAFE_createBrowserHistory>;
type Place = Parameters<History["push"]>[0];

/**
 * A history that asks before typed text is lost by leaving the page or going back. The library has
 * this only in its data router, which is as large as a page.
 */
export const guardedHistory = (): History => {
  const history = UNSAFE_createBrowserHistory({ v5Compat: true });
  /** The original functions, because those of the history are replaced below. */
  const browser = { ...history };
  /** The next steps that this code itself makes in the history; they need no question. */
  const ownSteps: Array<"back" | "on"> = [];

  const guarded =
    (go: History["push"]): History["push"] =>
    (to, state) => {
      if (isSamePage(to)) go(to, state);
      else unsaved.leave(document, () => go(to, state));
    };

  return Object.assign(history, {
    push: guarded((to, state) => browser.push(to, state)),
    replace: guarded((to, state) => browser.replace(to, state)),
    listen: (listener: Parameters<History["listen"]>[0]) =>
      browser.listen((update) => {
        const { action, delta } = update;
        const isPop = action === "POP";
        const own = isPop ? ownSteps.shift() : undefined;
        // The address is back at the page that is still shown.
        if (own === "back") return;
        if (!isPop || own === "on" || !delta || !unsaved.isAnywhere()) {
          listener(update);
          return;
        }
        // The browser has already moved, so it is called back until there is an answer.
        ownSteps.push("back");
        history.go(-delta);
        unsaved.leave(document, () => {
          ownSteps.push("on");
          history.go(delta);
        });
      }),
  });
};

/** A change of panel or tab in the address needs no question here, because the tabs ask. */
const isSamePage = (to: Place): boolean => {
  const path = typeof to === "string" ? to : createPath({ pathname: "", ...to });
  return new URL(path, location.href).pathname === location.pathname;
};
