import "./ui/theme/global.css.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { firstAnswers, keepFirstAnswers } from "./data/firstAnswers.ts";
import { makeQueryClient } from "./data/queryClient.ts";
import { startServiceWorker } from "./data/serviceWorker.ts";
import { siteConfig } from "./data/siteConfig.ts";
import { watchInputDevice } from "./device/inputDevice.ts";
import { whenIdle } from "./device/onFirstInput.ts";
import { allowOwnStyles } from "./device/styleNonce.ts";
import { dressBrowser } from "./device/themeSwitch.ts";
import { App } from "./pages/App.tsx";
import { loadPage } from "./pages/pages.tsx";
import { followSessionChannel } from "./subjects/person/session/session.ts";

/** In milliseconds. */
const SOON = 1500;

const root = document.getElementById("root");
if (!root) throw new Error("The page has no element with the id root");

allowOwnStyles();
dressBrowser();
watchInputDevice(document);
const queries = makeQueryClient();
followSessionChannel(queries);

// The page is drawn at once if its code comes soon, with the answers that came with the page. On a slow
// line readers see that it is coming, or the picture of it that the server has drawn.
const late = new Promise<[]>((resolve) => {
  if (!root.hasChildNodes()) setTimeout(resolve, SOON, []);
});
const asker = {
  hasSession: siteConfig.hasSession,
  search: new URLSearchParams(location.search),
};
void Promise.race([loadPage(location.pathname, asker), late]).then((calls) => {
  keepFirstAnswers(queries, calls, firstAnswers());
  createRoot(root).render(
    <StrictMode>
      <App queries={queries} />
    </StrictMode>,
  );
});

// Work that this page does not need waits until the page is loaded.
window.addEventListener("load", () => whenIdle(() => void startServiceWorker(queries)));
