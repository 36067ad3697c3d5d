import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { Suspense, useEffect } from "react";
import { BrowserRouter, Route, Routes, useLocation } from "react-router-dom";
import { ErrorBoundary } from "../components/states/ErrorBoundary.tsx";
import { OfflineBanner } from "../components/states/OfflineBanner.tsx";
import { PageSpinner } from "../components/states/Spinner.tsx";
import { Toaster } from "../components/toasts/Toaster.tsx";
import { newVersion } from "../lib/newVersion.ts";
import { pages } from "./pages.ts";

interface Props {
  readonly queries: QueryClient;
}

/** The whole client: what every page shares, and the page of the address. */
export const App = ({ queries }: Props) => (
  <QueryClientProvider client={queries}>
    <BrowserRouter>
      <OfflineBanner />
      <CurrentPage />
      <Toaster />
    </BrowserRouter>
  </QueryClientProvider>
);

const CurrentPage = () => {
  const { pathname } = useLocation();
  // Whoever goes on leaves nothing behind that the page would have had to keep.
  useEffect(() => {
    if (newVersion.isThere()) location.reload();
  }, [pathname]);
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<PageSpinner label="Loading..." />}>
        <Routes>
          {pages.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
};
