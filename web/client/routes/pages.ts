import { type ComponentType, lazy } from "react";
import type { PagePath } from "../../contract/pagePaths.ts";

interface PageModule {
  /** It has no properties: a page reads its own parameters with `useParams`. */
  readonly default: ComponentType;
}

type Path = PagePath | "/events/*" | "*";

const page = (path: Path, load: () => Promise<PageModule>) => ({ path, Page: lazy(load) });

/** Every address of the product. Each page is a file of its own, loaded when it is opened. */
export const pages = [
  page("/", () => import("./landing/LandingPage.tsx")),
  page("/auth", () => import("./auth/AuthPage.tsx")),
  page("/forgot-password", () => import("./auth/ForgotPasswordPage.tsx")),
  page("/reset-password", () => import("./auth/ResetPasswordPage.tsx")),
  page("/reset-password/:token", () => import("./auth/ResetPasswordPage.tsx")),
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
  page("/stroke-play-demo", () => import("./samples/StrokePlayDemoPage.tsx")),
  page("/stableford-demo", () => import("./samples/StablefordDemoPage.tsx")),
  page("/ryder-cup-demo", () => import("./samples/RyderCupDemoPage.tsx")),
  page("/admin", () => import("./admin/AdminLoginPage.tsx")),
  page("/admin/login", () => import("./admin/AdminLoginPage.tsx")),
  page("/admin/dashboard", () => import("./admin/DashboardPage.tsx")),
  page("/admin/events/:eventId/print/:what", () => import("./admin/print/PrintPage.tsx")),
  page("/admin/events/:eventId/:tab?", () => import("./admin/eventDesk/EventDeskPage.tsx")),
  page("/admin/account", () => import("./account/AdminAccountPage.tsx")),
  page("*", () => import("./notFound/NotFoundPage.tsx")),
];
