import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { matchRoutes, StaticRouter, useRoutes } from "react-router-dom";
import type { DrawPicture } from "../../contract/firstPicture.ts";
import { keepAnswers, readFirstAnswers } from "../data/firstAnswers.ts";
import { KeptTapsContext } from "../subjects/card/pad/hole/keys.ts";
import EventPage, { firstCalls as callsOfEvent } from "./event/EventPage.tsx";
import { loadPad } from "./event/screens.tsx";
import FollowPage, { firstCalls as callsOfBoard } from "./follow/FollowPage.tsx";
import { keepTaps } from "./keepTaps.ts";
import LandingPage, { firstCalls as callsOfFrontPage } from "./landing/LandingPage.tsx";

const pages = [
  { path: "/", element: <LandingPage />, firstCalls: callsOfFrontPage },
  { path: "/follow/:shareCode", element: <FollowPage />, firstCalls: callsOfBoard },
  { path: "/events/:eventId", element: <EventPage />, firstCalls: callsOfEvent, isPad: true },
];

await loadPad();

const Pages = () => useRoutes(pages);

/**
 * The picture that stands in a page until its scripts have come. Nothing in it is alive but its links,
 * so what can be pressed or typed into says that it waits. The keys of the pad keep what is tapped; a
 * pad whose keys do not is not drawn.
 */
export const drawPicture: DrawPicture = ({ path, search, hasSession }, answers) => {
  const [found] = matchRoutes(pages, path) ?? [];
  if (!found) return null;
  const { route, params } = found;
  const asker = { hasSession, search: new URLSearchParams(search) };
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  keepAnswers(queries, route.firstCalls(asker, params), readFirstAnswers(answers));
  const picture = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <KeptTapsContext value={keepTaps(queries)}>
        <StaticRouter location={{ pathname: path, search: `?${search}` }}>
          <Pages />
        </StaticRouter>
      </KeptTapsContext>
    </QueryClientProvider>,
  );
  if (route.isPad && !picture.includes(" data-waits-as=")) return null;
  return picture
    .replace(/<\w+/u, "$& data-picture")
    .replaceAll(/<(?:button(?! value=)|input|select|textarea)(?=[ >])/gu, "$& disabled");
};
