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
