import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { matchRoutes, StaticRouter, useRoutes } from "react-router-dom";
import type { DrawPicture } from "../../contract/firstPicture.ts";
import { keepAnswers, readFirstAnswers } from "../data/firstAnswers.ts";
import FollowPage, { firstCalls as callsOfBoard } from "./follow/FollowPage.tsx";
import LandingPage, { firstCalls as callsOfFrontPage } from "./landing/LandingPage.tsx";

const pages = [
  { path: "/", element: <LandingPage />, firstCalls: callsOfFrontPage },
  { path: "/follow/:shareCode", element: <FollowPage />, firstCalls: callsOfBoard },
];

const Pages = () => useRoutes(pages);

/**
 * The picture that stands in a page until its scripts have come. Nothing in it is alive but its links,
 * so what can be pressed or typed into says that it waits.
 */
export const drawPicture: DrawPicture = ({ path, hasSession }, answers) => {
  const [found] = matchRoutes(pages, path) ?? [];
  if (!found) return null;
  const { route, params } = found;
  const asker = { hasSession, search: new URLSearchParams() };
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  keepAnswers(queries, route.firstCalls(asker, params), readFirstAnswers(answers));
  const picture = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <StaticRouter location={path}>
        <Pages />
      </StaticRouter>
    </QueryClientProvider>,
  );
  return picture
    .replace("<div", "<div data-picture")
    .replaceAll(/<(?:button|input|select|textarea)(?=[ >])/gu, "$& disabled");
};
