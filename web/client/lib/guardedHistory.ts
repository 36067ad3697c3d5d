import { createPath, UNSAFE_createBrowserHistory } from "react-router-dom";
import { unsaved } from "./unsaved.ts";

type History = ReturnType<typeof UNSAFE_createBrowserHistory>;
type Place = Parameters<History["push"]>[0];

/**
 * The browser's history, which lets nobody take what was typed along to another page or back
 * without a question. The library asks only in its data router, which weighs as much as a page.
 */
export const guardedHistory = (): History => {
  const history = UNSAFE_createBrowserHistory({ v5Compat: true });
  /** The calls as they were, because those of the history are replaced below. */
  const browser = { ...history };
  /** What the next steps through the history are: ours, which nobody is asked about. */
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
        // The address has only come back to the page that still stands.
        if (own === "back") return;
        if (!isPop || own === "on" || !delta || !unsaved.isAnywhere()) {
          listener(update);
          return;
        }
        // The browser has gone already, and is called back until there is an answer.
        ownSteps.push("back");
        history.go(-delta);
        unsaved.leave(document, () => {
          ownSteps.push("on");
          history.go(delta);
        });
      }),
  });
};

/** Panels and tabs that stand in the address lose nothing by themselves. */
const isSamePage = (to: Place): boolean => {
  const path = typeof to === "string" ? to : createPath({ pathname: "", ...to });
  return new URL(path, location.href).pathname === location.pathname;
};
