import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useEffect } from "react";
import { Route, unstable_HistoryRouter as Router, Routes, useLocation } from "react-router-dom";
import { DiscardQuestion } from "../components/dialogs/DiscardQuestion.tsx";
import { ErrorBoundary } from "../components/states/ErrorBoundary.tsx";
import { OfflineBanner } from "../components/states/OfflineBanner.tsx";
import { Toaster } from "../components/toasts/Toaster.tsx";
import { guardedHistory } from "../lib/guardedHistory.ts";
import { loadable } from "../lib/loadable.tsx";
import { newVersion } from "../lib/newVersion.ts";
import { siteConfig } from "../lib/siteConfig.ts";
import { pages } from "./pages.tsx";
import { EndedSession } from "./session/EndedSession.tsx";

interface Props {
  readonly queries: QueryClient;
}

const { Component: IncompleteBanner } = loadable(() => import("./IncompleteBanner.tsx"));

const history = guardedHistory();

/** The whole client: what every page shares, and the page of the address. */
export const App = ({ queries }: Props) => (
  <QueryClientProvider client={queries}>
    <Router history={history}>
      <OfflineBanner />
      {siteConfig.isComplete ? null : <NotCompleteYet />}
      <CurrentPage />
      <EndedSession />
      <DiscardQuestion />
      <Toaster />
    </Router>
  </QueryClientProvider>
);

const NotCompleteYet = () => (
  <ErrorBoundary fallback={null}>
    <IncompleteBanner />
  </ErrorBoundary>
);

const CurrentPage = () => {
  const { pathname } = useLocation();
  // Following a link is the moment to load a new version: nothing typed would be lost.
  useEffect(() => {
    if (newVersion.isThere()) location.reload();
  }, [pathname]);
  return (
    <ErrorBoundary resetKey={pathname}>
      <Routes>
        {pages.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Routes>
    </ErrorBoundary>
  );
};
