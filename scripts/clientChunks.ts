const ofTheOffice = new RegExp(
  [
    "pages/admin/",
    "subjects/(course|team|teeSheet/(?!published)|person/(users|adminSession))/",
    "subjects/event/(desk|deskToday|create|form|preview)/",
    "client/form/table/",
    "subjects/(field/(entries|cut|handicap|playOff|rounds)|sideGame/desk)/",
    "subjects/card/(grid|scoring|queue|lateScores|roundCourse)/",
  ]
    .join("|")
    .replaceAll("/", "[\\\\/]"),
);

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
        "client/pages/(App|SessionHeader|useSendWaiting)",
        "client/ui/page/(Page|SiteHeader|CrestHeading)",
        "client/ui/(states|buttons|drawings|badges|figures)/(?!CopyButton|CalendarLink|Plates|contours)",
        "client/(data/(call|live|useLive)|device/storage|ui/(money|dates/|useNow|listText))",
        "client/subjects/(event/(isStranger|myRegistrationsQuery)|person/shortNames)",
        "client/(outbox/(?!outbox)|subjects/card/pad/waiting)",
        "contract/(event/events?|field/registrations?)\\.ts",
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
    test: /pages[\\/](landing[\\/]|events[\\/]use)|event[\\/]list[\\/]FeaturedEvents/,
  },
  // Score entry loads nothing else of the event's pages.
  { name: "pad", test: /pages[\\/]event[\\/]EventPage|card[\\/]pad[\\/]ScoreScreen/ },
  { name: "dialogs", test: /client[\\/](form[\\/](?!table)|ui[\\/](dialogs|tabs)[\\/])/ },
  { name: "menus", test: /client[\\/]ui[\\/]overlays[\\/](ActionMenu|Tooltip)/ },
  { name: "tabs", test: /pages[\\/]event[\\/]EventTabs/ },
  // The remaining shared modules: first those that only admin pages use, then all others.
  { name: "office", test: ofTheOffice, minShareCount: 3 },
  { name: "common", test: /./, minShareCount: 3 },
];
