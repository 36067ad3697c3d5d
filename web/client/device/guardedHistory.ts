import { createPath, UNSAFE_createBrowserHistory } from "react-router-dom";
import { unsaved } from "./unsaved.ts";

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
