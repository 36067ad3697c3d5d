interface Leaving {
  /** Throws away what was typed and goes on. */
  readonly go: () => void;
  readonly stay: () => void;
}

const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();

/** Which parts of the page hold what somebody has typed and nobody has stored. */
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
  // A listener that has nothing to ask would keep the browser from reviving the page at once.
  if (typedInto.size > 0) window.addEventListener("beforeunload", askBrowser);
  else window.removeEventListener("beforeunload", askBrowser);
};

/** Nothing that was typed is thrown away without a question, wherever its reader wants to go. */
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
  /** Whether something typed stands in this part of the page. */
  isIn: (part: Node): boolean => [...typedInto].some((typed) => part.contains(typed)),
  isAnywhere: (): boolean => [...typedInto].some(({ isConnected }) => isConnected),
  /** Goes at once where nothing would be lost, else when the reader says so. */
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
  /** The question that waits for an answer. */
  asked: (): Leaving | null => asked,
  listen: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
