/**
 * Decides which modules are bundled into one file. Modules used together share a file, because each
 * file costs a request. A page must not load code that only other pages use. A group takes the
 * modules that it names and their imports, except the modules of an earlier group.
 */
export const clientChunks = [
  // This file changes only with a dependency, so browsers keep it from one version to the next.
  {
    name: "libraries",
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|effect)[\\/]/,
  },
  // The modules with which every page of players begins.
  {
    name: "front",
    test: new RegExp(
      [
        "client/main",
        "client/routes/(App|SessionHeader|useSendWaiting)",
        "client/components/page/(Page|SiteHeader|CrestHeading)",
        "client/components/(states|buttons|drawings|badges|figures)/(?!CopyButton|CalendarLink|Plates)",
        "client/(data/(call|live|useLive)|lib/(storage|money|dates/|useNow|isStranger|myRegistrationsQuery))",
        "client/features/scoreEntry/(waiting|queue/)",
        "contract/(event|events|registration|registrations)\\.ts",
        "domain/golf/sideGames/gameTypes",
        "lucide-react/dist/esm/icons/(clock|flame|map-pin|lock|chevron-right)\\.",
      ]
        .join("|")
        .replaceAll("/", "[\\\\/]"),
    ),
  },
  // The front page, and its parts that the list of events uses too. Put nothing here that score entry
  // also needs: it would load this whole file. Such modules belong to `front`.
  {
    name: "events",
    test: /routes[\\/](landing[\\/]|events[\\/]use)|features[\\/]eventsList[\\/]FeaturedEvents/,
  },
  // Score entry loads nothing else of the event's pages.
  { name: "pad", test: /routes[\\/]event[\\/]EventPage|features[\\/]scoreEntry[\\/]ScoreScreen/ },
  { name: "dialogs", test: /client[\\/]components[\\/](dialogs|forms|tabs)[\\/]/ },
  { name: "menus", test: /client[\\/]components[\\/]overlays[\\/](ActionMenu|Tooltip)/ },
  { name: "tabs", test: /routes[\\/]event[\\/]EventTabs/ },
  // The remaining shared modules: first those that only admin pages use, then all others.
  { name: "office", test: /(features|routes)[\\/](admin|teeSheet|eventTeams)/, minShareCount: 3 },
  { name: "common", test: /./, minShareCount: 3 },
];
