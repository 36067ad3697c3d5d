import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useEffect } from "react";
import { Route, unstable_HistoryRouter as Router, Routes, useLocation } from "react-router-dom";
import { siteConfig } from "../data/siteConfig.ts";
import { newVersion } from "../device/newVersion.ts";
import { guardedHistory } from "../device/unsaved.ts";
import { DiscardQuestion } from "../form/DiscardQuestion.tsx";
import { loadable } from "../ui/loadable.tsx";
import { ErrorBoundary } from "../ui/states/ErrorState.tsx";
import { OfflineBanner } from "../ui/states/OfflineBanner.tsx";
import { Toaster } from "../ui/toasts/Toaster.tsx";
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
