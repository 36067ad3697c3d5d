/**
 * Which modules share a file. A file costs a request, so what is used together is one; but nobody
 * waits for what another page needs. A group takes what it names with all that this needs, except
 * what an earlier group has.
 */
export const clientChunks = [
  // What changes only with a dependency keeps its address, and stays in people's caches.
  {
    name: "libraries",
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|effect)[\\/]/,
  },
  // What every page of players begins with.
  {
    name: "front",
    test: new RegExp(
      [
        "client/main",
        "client/routes/(App|SessionHeader|useSendWaiting)",
        "client/components/page/(Page|SiteHeader|CrestHeading)",
        "client/components/(states|buttons|drawings|badges|figures)/",
        "client/lib/(call|storage|live|money|dates/|useLive|useNow|isStranger|myRegistrationsQuery)",
        "client/features/scoreEntry/(waiting|queue/)",
        "contract/((event|events|registration|registrations)\\.ts|inputs/)",
        "domain/golf/sideGames/gameTypes",
        "lucide-react/dist/esm/icons/(clock|flame|map-pin|lock|chevron-right)\\.",
      ]
        .join("|")
        .replaceAll("/", "[\\\\/]"),
    ),
  },
  // The front page, and what it has in common with the list of events. Nothing of it may be what the
  // pad needs too, which would fetch it all: that belongs to the front.
  {
    name: "events",
    test: /routes[\\/](landing[\\/]|events[\\/]use)|features[\\/]eventsList[\\/]FeaturedEvents/,
  },
  // Whoever enters scores waits for nothing else of the event.
  { name: "pad", test: /routes[\\/]event[\\/]EventPage|features[\\/]scoreEntry[\\/]ScoreScreen/ },
  { name: "dialogs", test: /client[\\/]components[\\/](dialogs|forms|tabs)[\\/]/ },
  { name: "menus", test: /client[\\/]components[\\/]overlays[\\/](ActionMenu|Tooltip)/ },
  { name: "tabs", test: /routes[\\/]event[\\/]EventTabs/ },
  // Of the rest, what several use; first what only offices do.
  { name: "office", test: /(features|routes)[\\/](admin|teeSheet|eventTeams)/, minShareCount: 3 },
  { name: "common", test: /./, minShareCount: 3 },
];
