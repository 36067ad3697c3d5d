import "./theme/global.css.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { makeQueryClient } from "./data/queryClient.ts";
import { followSessionChannel } from "./features/session/api.ts";
import { watchInputDevice } from "./lib/inputDevice.ts";
import { allowOwnStyles } from "./lib/styleNonce.ts";
import { dressBrowser } from "./lib/themeSwitch.ts";
import { whenIdle } from "./lib/whenIdle.ts";
import { App } from "./routes/App.tsx";
import { loadPage } from "./routes/pages.tsx";

/** In milliseconds. */
const SOON = 250;

const root = document.getElementById("root");
if (!root) throw new Error("The page has no element with the id root");

allowOwnStyles();
dressBrowser();
watchInputDevice(document);
const queries = makeQueryClient();
followSessionChannel(queries);

// The page is drawn at once if its code comes soon. On a slow line readers see that it is coming.
const late = new Promise((resolve) => setTimeout(resolve, SOON));
void Promise.race([loadPage(location.pathname), late]).then(() =>
  createRoot(root).render(
    <StrictMode>
      <App queries={queries} />
    </StrictMode>,
  ),
);

// Work that this page does not need waits until the page is loaded.
window.addEventListener("load", () =>
  whenIdle(() => {
    import("./lib/serviceWorker.ts").then(
      ({ startServiceWorker }) => startServiceWorker(queries),
      () => undefined,
    );
  }),
);
