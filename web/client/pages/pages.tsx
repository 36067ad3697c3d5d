import type { ComponentType } from "react";
import { matchRoutes, type Params } from "react-router-dom";
import type { FirstAsker, FirstCall } from "../../contract/firstCalls.ts";
import type { PagePath } from "../../contract/pagePaths.ts";
import { loadable } from "../ui/loadable.tsx";
import { PageSpinner } from "../ui/states/Spinner.tsx";

interface PageModule {
  /** It has no properties: a page reads its own parameters with `useParams`. */
  readonly default: ComponentType;
  /** The calls whose answers may have come with the page. */
  readonly firstCalls?: (asker: FirstAsker, params: Params) => ReadonlyArray<FirstCall>;
  /** Loads what is shown at once and has files of its own. */
  readonly loadScreen?: (asker: FirstAsker) => Promise<void>;
}

type Path = PagePath | "/events/*" | "*";

const page = (path: Path, fetchCode: () => Promise<PageModule>) => {
  const { load, Component } = loadable(fetchCode, <PageSpinner label="Loading..." />);
  return { path, load, fetchCode, Page: Component };
};

/** Every address of the product. Each page is a file of its own, loaded when it is opened. */
export const pages = [
  page("/", () => import("./landing/LandingPage.tsx")),
  page("/auth", () => import("./auth/AuthPage.tsx")),
  page("/forgot-password", () => import("./auth/ForgotPasswordPage.tsx")),
  page("/reset-password", () => import("./auth/ResetPasswordPage.tsx")),
  page("/reset-password/:token", () => import("./auth/ResetPasswordPage.tsx")),
  page("/welcome", () => import("./auth/WelcomePage.tsx")),
  page("/profile", () => import("./profile/ProfilePage.tsx")),
  page("/profile/account", () => import("./account/PlayerAccountPage.tsx")),
  page("/events", () => import("./events/EventsPage.tsx")),
  page("/events/:eventId/participants", () => import("./participants/ParticipantsPage.tsx")),
  page("/events/:eventId/tv", () => import("./tv/TvPage.tsx")),
  page("/events/:eventId/print/:what", () => import("./admin/print/PrintPage.tsx")),
  page("/events/:eventId", () => import("./event/EventPage.tsx")),
  page("/events/*", () => import("./events/EventlessPage.tsx")),
  page("/follow/:shareCode", () => import("./follow/FollowPage.tsx")),
  page("/follow/:shareCode/tv", () => import("./follow/FollowTvPage.tsx")),
  page("/about", () => import("./about/AboutPage.tsx")),
  page("/stroke-play-demo", () => import("./samples/BoardDemoPage.tsx")),
  page("/stableford-demo", () => import("./samples/BoardDemoPage.tsx")),
  page("/ryder-cup-demo", () => import("./samples/RyderCupDemoPage.tsx")),
  page("/admin", () => import("./admin/AdminLoginPage.tsx")),
  page("/admin/login", () => import("./admin/AdminLoginPage.tsx")),
  page("/admin/dashboard", () => import("./admin/DashboardPage.tsx")),
  page("/admin/events/:eventId/print/:what", () => import("./admin/print/PrintPage.tsx")),
  page("/admin/events/:eventId/:tab?", () => import("./admin/eventDesk/EventDeskPage.tsx")),
  page("/admin/account", () => import("./account/AdminAccountPage.tsx")),
  page("*", () => import("./notFound/NotFoundPage.tsx")),
];

/**
 * Fetches the code of the page of an address, and returns the calls with which it begins. A failure is
 * left to the page, which reports it.
 */
export const loadPage = async (
  pathname: string,
  asker: FirstAsker,
): Promise<ReadonlyArray<FirstCall>> => {
  const [found] = matchRoutes(pages, pathname) ?? [];
  if (!found) return [];
  const { params, route } = found;
  try {
    await route.load();
    const page = await route.fetchCode();
    await page.loadScreen?.(asker);
    return page.firstCalls?.(asker, params) ?? [];
  } catch {
    return [];
  }
};
