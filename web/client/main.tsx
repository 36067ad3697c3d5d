import "./theme/global.css.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { makeQueryClient } from "./lib/queryClient.ts";
import { colourBrowserBar } from "./lib/themeSwitch.ts";
import { App } from "./routes/App.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no element with the id root");

colourBrowserBar();
createRoot(root).render(
  <StrictMode>
    <App queries={makeQueryClient()} />
  </StrictMode>,
);
