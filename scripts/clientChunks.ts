const ofTheOffice = new RegExp(
  [
    "pages/admin/",
    "subjects/(course|message|team|teeSheet/(?!published)|person/(users|adminSession))/",
    "subjects/event/(desk|create|form|preview)/",
    "client/form/table/",
    "subjects/(field/(entries|cut|handicap|playOff|rounds)|sideGame/desk)/",
    "subjects/card/(grid|scoring|queue)/",
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
        "client/ui/page/(Page|SiteHeader)",
        "client/ui/(states/(?!Skeleton|FailedRead|Caution)|buttons/(?!CopyButton|CalendarLink))",
        "client/ui/(drawings/(?!contours|LazyGround)|figures/(?!Plates|Slot)|badges/Badge)",
        "client/(data/(call|live|useLive)|device/storage|ui/(listText|dates/wallClock\\.))",
        "client/subjects/(event/myRegistrationsQuery|person/playerText)",
        "client/(outbox/(?!outbox)|subjects/card/pad/waiting)",
        "contract/(event/events?|field/registrations?)\\.ts",
        // What score entry and boards share.
        "domain/golf/(range|toPar|roundScore|countback)\\.",
        "contract/(match/matches|card/scorecard)\\.",
        "lucide-react/dist/esm/icons/(clock|flame|map-pin|lock|chevron-right|chevron-down|x)\\.",
      ]
        .join("|")
        .replaceAll("/", "[\\\\/]"),
    ),
  },
  // What every other page of players begins with, and score entry does without.
  {
    name: "lists",
    test: new RegExp(
      [
        "client/ui/states/(Skeleton|FailedRead|Caution)",
        "client/ui/badges/(?!Badge)",
        "client/ui/dates/dateText",
        "client/ui/(drawings/LazyGround|figures/Slot|useNow|money)",
        "domain/(golf/sideGames/gameTypes|shared/stillToCome)",
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
  // Links of signed-in players, without the pages that show them at once.
  { name: "links", test: /client[\\/]ui[\\/]page[\\/]OwnLinks/ },
  // The public board loads nothing of the event's pages and of the office.
  { name: "board", test: /pages[\\/]follow[\\/]Follow(Page|Gate)/ },
  // Score entry loads nothing else of the event's pages.
  { name: "pad", test: /pages[\\/]event[\\/]EventPage|card[\\/]pad[\\/]ScoreScreen/ },
  // Each page loads it soon, for a toast that says that the network is gone.
  { name: "toasts", test: /ui[\\/]toasts[\\/]ToastRegion/ },
  { name: "dialogs", test: /client[\\/](form[\\/](?!table)|ui[\\/](dialogs|tabs)[\\/])/ },
  { name: "menus", test: /client[\\/]ui[\\/]overlays[\\/](ActionMenu|Tooltip)/ },
  { name: "tabs", test: /pages[\\/]event[\\/]EventTabs/ },
  // The remaining shared modules: first those that only admin pages use, then all others.
  { name: "office", test: ofTheOffice, minShareCount: 3 },
  { name: "common", test: /./, minShareCount: 3 },
];
